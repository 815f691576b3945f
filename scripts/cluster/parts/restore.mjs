import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { rounds } from '../rounds.mjs'
import { until } from '../until.mjs'

/** A backup while buyers buy, and of it the database of a later moment: what was acknowledged by then, and nothing after. */
export const restore = cluster =>
  rounds(cluster, 'restored to a moment, from a backup under orders', 1, {
    round: async ({ databases, traffic, folder, progress }) => {
      const began = performance.now()
      const backup = path.join(folder, 'backup')
      const archive = path.join(folder, 'archive')
      await databases.run('back-up.sh', [backup])
      progress('a backup')
      await traffic.more(50)
      const acknowledged = traffic.acknowledged()
      const [{ moment }] = await databases.ask('select now()::text as moment')
      await traffic.more(50)
      await databases.ask('create table a_mistake (id int)')
      const [{ piece }] = await databases.ask('select pg_walfile_name(pg_switch_wal()) as piece')
      await until('the log up to then is archived', () => stat(path.join(archive, `${piece}.gz`)), 60)
      const restored = path.join(folder, 'restored')
      await databases.run('restore.sh', [backup, archive, restored, moment])
      const apart = await databases.startApart(restored)
      try {
        await until(
          'the restored database is open',
          async () => (await apart.ask('select not pg_is_in_recovery() as open'))[0].open,
          60,
        )
        const [{ there, later, mistake }] = await apart.ask(
          `select (select count(*) from orders where id = any($1))::int as there,
                  (select count(*) from orders where placed_at > $2::timestamptz)::int as later,
                  to_regclass('a_mistake') is not null as mistake`,
          [acknowledged, moment],
        )
        if (there !== acknowledged.length || later > 0 || mistake)
          throw new Error(
            `Restored: ${there} of ${acknowledged.length} orders, ${later} later ones, mistake: ${mistake}.`,
          )
        progress(`${there} orders restored, none later`)
      } finally {
        await apart.stop()
        await databases.ask('drop table if exists a_mistake')
      }
      await databases.run('tidy.sh', [backup, archive])
      const left = await piecesIn(archive)
      const first = /\(file ([0-9A-F]{24})\)/.exec(
        await readFile(path.join(backup, 'backup_label'), 'utf8'),
      )?.[1]
      if (!left.includes(first) || left.some(name => name < first))
        throw new Error(`Tidied from ${first} on, and there is ${left.join(', ')}.`)
      progress(`the archive begins with the backup`)
      return traffic.pauseSince(began)
    },
  })

const piecesIn = async archive =>
  (await readdir(archive)).map(name => /^([0-9A-F]{24})\.gz$/.exec(name)?.[1]).filter(Boolean)
