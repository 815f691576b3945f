export declare const jestFailures: (report: { testResults: object[] }) => string[]
export declare const browserFailures: (report: {
  suites: object[]
  errors: { message?: string }[]
}) => string[]
