/** What an import did, in a sentence or two. */
export const importedInWords = report => {
  const {
    added,
    changed,
    restocked,
    unchanged,
    withdrawn,
    sections,
    sectionsWithdrawn,
    shop,
    pictures,
    anything,
  } = report
  const copied = pictures > 0 ? ` ${pictures} pictures copied.` : ''
  if (!anything) return `Nothing to do: the shop holds exactly this already (${unchanged} products).${copied}`
  const parts = [
    `${added} products added`,
    `${changed} changed${restocked > 0 ? ` (the stock of ${restocked} was set anew)` : ''}`,
    `${unchanged} as before`,
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
    ...(sections > 0 ? [`${sections} sections changed`] : []),
    ...(sectionsWithdrawn > 0 ? [`${sectionsWithdrawn} sections withdrawn`] : []),
    ...(shop ? ['shop details changed'] : []),
  ]
  return `${parts.join(', ')}.${copied}`
}

/** What an export wrote, in a sentence or two. */
export const exportedInWords = ({ products, sections, pictures, missing }, folder) =>
  `Wrote ${products} products, ${sections} sections and ${pictures} pictures to ${folder}.` +
  (missing > 0 ? ` ${missing} pictures are not there.` : '')
