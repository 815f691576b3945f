import type { NextConfig } from 'next'

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
}

export default config
