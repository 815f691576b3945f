// The headings and fixed words of the offline tool for form GSTR-1, spelled as it compares them.

const PLACE = 'Place Of Supply'
const SHARE = 'Applicable % of Tax Rate'
export const B2CS = ['Type', PLACE, SHARE, 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN']
export const B2CL = [
  'Invoice Number',
  'Invoice date',
  'Invoice Value',
  PLACE,
  SHARE,
  'Rate',
  'Taxable Value',
  'Cess Amount',
  'E-Commerce GSTIN',
]
export const CDNUR = [
  'UR Type',
  'Note Number',
  'Note Date',
  'Note Type',
  PLACE,
  'Note Value',
  SHARE,
  'Rate',
  'Taxable Value',
  'Cess Amount',
]
export const EXEMP = [
  'Description',
  'Nil Rated Supplies',
  'Exempted(other than nil rated/non GST supply)',
  'Non-GST Supplies',
]
export const HSN = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
]
export const DOCS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled']

// As the offline tool names them.
export const UNITS: Record<string, string> = {
  PCS: 'PCS-PIECES',
  NOS: 'NOS-NUMBERS',
  PRS: 'PRS-PAIRS',
  SET: 'SET-SETS',
  PAC: 'PAC-PACKS',
}

export const INVOICES = 'Invoices for outward supply'
export const CREDIT_NOTES = 'Credit Note'
export const INTRA_STATE = 'Intra-State supplies to unregistered persons'
export const INTER_STATE = 'Inter-State supplies to unregistered persons'
export const WITHOUT_HSN = 'Goods without HSN'
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
