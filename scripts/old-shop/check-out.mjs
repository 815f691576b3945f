import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../run.mjs'

/** The files of a commit in a folder of their own, and a scratch folder beside it, for as long as the work takes. */
export const withCheckout = async (commit, work) => {
  const top = mkdtempSync(path.join(os.tmpdir(), 'haat-old-shop-'))
  const [checkout, scratch] = [path.join(top, 'checkout'), path.join(top, 'scratch')]
  // PostgreSQL runs as another user where root calls this, and has to get there.
  chmodSync(top, 0o755)
  mkdirSync(scratch)
  try {
    git('worktree', 'add', '--quiet', '--detach', checkout, commit)
    try {
      return await work(checkout, scratch)
    } finally {
      git('worktree', 'remove', '--force', checkout)
    }
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
}

const git = (...words) => execFileSync('git', words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
