import type { NextConfig } from 'next'

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  // What sanitize-html is made of comes as modules only.
  transpilePackages: [
    'htmlparser2',
    'entities',
    'domhandler',
    'domutils',
    'dom-serializer',
    'domelementtype',
  ],
}

export default config
