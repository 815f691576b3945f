import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const V1 = '/sys/fs/cgroup/memory'

/** Whether this machine lets us bound the memory of a group of processes: as root, with the first kind of cgroups. */
export const canBound = () => existsSync(`${V1}/memory.limit_in_bytes`) && process.getuid?.() === 0

/** A group of processes that may take so many MB, files that the system keeps for them included, as in a container. */
export const withCgroup = async (mb, work) => {
  const folder = `${V1}/haat-bench-${process.pid}`
  await mkdir(folder)
  await writeFile(`${folder}/memory.limit_in_bytes`, String(mb * 2 ** 20))
  try {
    return await work(folder, async () => ({
      kills: Number(
        /^oom_kill (\d+)/m.exec(await readFile(`${folder}/memory.oom_control`, 'utf8'))?.[1] ?? 0,
      ),
      highest: Number(await readFile(`${folder}/memory.max_usage_in_bytes`, 'utf8')) / 2 ** 20,
    }))
  } finally {
    await removed(folder)
  }
}

// It cannot go before its last process has.
const removed = async folder => {
  for (let attempt = 0; attempt < 40; attempt++) {
    const done = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (done) return
    await sleep(500)
  }
}
