import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../run.mjs'

/** The files of a commit in a folder of their own, with a scratch folder beside it, while the work runs. */
export const withCheckout = async (commit, work) => {
  const top = mkdtempSync(path.join(os.tmpdir(), 'haat-old-shop-'))
  const [checkout, scratch] = [path.join(top, 'checkout'), path.join(top, 'scratch')]
  // When root runs this, PostgreSQL runs as another user, who needs access.
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
