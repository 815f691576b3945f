import type { ReactNode } from 'react'

export declare const renderPage: (node: ReactNode) => Promise<string>
