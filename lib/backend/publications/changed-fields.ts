import 'server-only'

type Field = { name: string; had: string; says: string; differs?: string }

/** SQL of {"name": ["before", "after"]} of the fields that differ; a null stays inside its list. */
export const changedFields = (fields: Field[]) =>
  Array.from({ length: Math.ceil(fields.length / AT_ONCE) }, (_, index) => {
    const some = fields.slice(index * AT_ONCE, (index + 1) * AT_ONCE)
    const pairs = some.map(
      ({ name, had, says, differs = `${had} is distinct from ${says}` }) =>
        `'${name}', case when ${differs} then jsonb_build_array(${had}, ${says}) end`,
    )
    return `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`
  }).join(' || ')

// No function takes more than a hundred arguments.
const AT_ONCE = 40
