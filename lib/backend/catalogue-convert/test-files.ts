import 'server-only'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { csvReader } from '../catalogue-import/csv.ts'
import { convertFile } from './convert-file.ts'
import type { Given } from './format.ts'

/** For tests: files of other shops, and the folders that are made of them. Call it once, at the top. */
export const withFiles = () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'convert-'))
  afterAll(() => rmSync(root, { recursive: true }))
  let files = 0
  const convert = async (
    text: string | Uint8Array,
    from: 'auto' | 'shopify' | 'woocommerce' | 'meta' | 'table' = 'auto',
    given: Given = {},
  ) => {
    const folder = path.join(root, `folder-${++files}`)
    const file = path.join(root, `file-${files}.csv`)
    mkdirSync(folder)
    writeFileSync(file, text)
    const report = await convertFile({ file, folder, from, ...given })
    const notes = report.notes.list.listed.map(({ line, reason }) => `${line ?? ''} ${reason}`)
    return {
      ...report,
      file,
      folder,
      told: notes,
      products: read(folder, 'products.csv'),
      variants: read(folder, 'variants.csv'),
    }
  }
  return { root, convert }
}

/** The rows of a file without their empty cells; none where there is no file. */
const read = (folder: string, name: string): Record<string, string>[] => {
  let text: string
  try {
    text = readFileSync(path.join(folder, name), 'utf8')
  } catch {
    return []
  }
  const reader = csvReader()
  const [header, ...rows] = [...reader.push(text), ...reader.end()]
  return rows.map(({ fields }) =>
    Object.fromEntries(
      fields.map((field, place) => [header?.fields[place] ?? '', field]).filter(([, field]) => field !== ''),
    ),
  )
}

// Small files in the manner of each.
export const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Fabric (product.metafields.shopify.fabric),Google Shopping / Gender,Google Shopping / AdWords Labels,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Price / International,Status
linen-shirt,Linen shirt,"<p>Woven by hand.</p>
<p>Second line.</p>",Haat,Apparel > Clothing > Shirts,Shirt,"summer, linen,  men",true,Size,38,,Fit,Slim,,,,,LS-38-S,250.0,shopify,4,deny,manual,1499.00,1999.00,true,true,'8901234567890,https://cdn.example/1.jpg?v=1,2,Front,false,Linen shirt for men,"Woven, by hand.",Linen,male,,https://cdn.example/slim.jpg,kg,,600.00,20.00,active
linen-shirt,,,,,,,,,38,,,Regular,,,,,LS-38-R,250.0,shopify,-2,continue,manual,1399.00,1299.00,true,true,,https://cdn.example/2.jpg?v=1,1,"Back | cuff",,,,,,,,kg,,650.00,,
linen-shirt,,,,,,,,,40,,,Slim,,,,,,250.0,,,deny,manual,1499.00,1999.00,true,true,,,,,,,,,,,,kg,,600.00,,
linen-shirt,,,,,,,,,,,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,Sleeve,,,,,,,,,,,,
clay-lamp,Clay lamp,,Haat,,Lamps,,true,Title,Default Title,,,,,,,,CL-1,0.0,shopify,7,deny,manual,99.5,,true,true,,https://cdn.example/lamp.jpg,1,,false,,,,,sale,,kg,,,,draft
brass-bell,Brass bell,,Haat,,,,false,Title,Default Title,,,,,,,,,0.0,,0,deny,manual,250,,true,true,,,,,false,,,,,,,kg,,,,active
gift,Gift card,,Haat,,,,true,Title,Default Title,,,,,,,,,0.0,,0,deny,manual,500,,false,true,,,,,true,,,,,,,kg,,,,active
free,Sample,,Haat,,,,true,Title,Default Title,,,,,,,,,0.0,,0,deny,manual,,,true,true,,,,,false,,,,,,,kg,,,,active
`

export const NEW_SHOPIFY = `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Color (product.metafields.shopify.color-pattern)
Sari,sari,Six yards,Haat,Apparel > Saris,,silk,TRUE,Active,S-R,,Color,Red,,,,,,,,4500,5000,,TRUE,,shopify,1,FALSE,700,g,TRUE,manual,https://cdn.example/r.jpg,1,Red,https://cdn.example/r.jpg,FALSE,,,red
,sari,,,,,,,,S-G,,,Green,,,,,,,,4700,5000,,TRUE,,shopify,2,TRUE,700,g,TRUE,manual,https://cdn.example/g.jpg,2,,https://cdn.example/g.jpg,,,,
`

const WOO =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,Brands,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 2 visible","Attribute 2 global","Meta: _yoast_wpseo_title"\n'
const FRENCH =
  'ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,"Mis en avant ?","Visibilité dans le catalogue","Description courte",Description,"Date de début de promo","Date de fin de promo","État de la TVA","Classe de TVA","En stock ?",Stock,"Montant de stock faible","Autoriser les commandes de produits en rupture ?","Vendre individuellement ?","Poids (kg)","Longueur (cm)","Largeur (cm)","Hauteur (cm)","Autoriser les avis clients ?","Note de commande","Tarif promo","Tarif régulier",Catégories,Étiquettes,"Classe d’expédition",Images,"Limite de téléchargement","Jours d’expiration du téléchargement",Parent,"Groupes de produits","Produits suggérés","Ventes croisées","URL externe","Libellé du bouton",Position,Marques,"Nom de l’attribut 1","Valeur(s) de l’attribut 1","Attribut 1 visible","Attribut 1 global","Nom de l’attribut 2","Valeur(s) de l’attribut 2","Attribut 2 visible","Attribut 2 global","Meta: _yoast_wpseo_title"\n'

const WOO_ROWS = `10,variable,KURTA,,Kurta &amp; stole,1,1,visible,"Short\\nsecond line","<p>Long</p>",,,taxable,,1,,,0,0,0.5,30,20,2,1,,,,"Clothing > Kurtas, Sale","cotton, hand\\, made",,"https://shop.example/a.jpg, https://shop.example/b,1.jpg",,,,,,,,,0,Haat,Colour,"Red, Blue",1,1,Size,"S, M, L",1,1,Kurta for all
11,simple,'=LAMP,8901,"Lamp, clay",0,0,visible,,,2020-01-01,2099-12-31,taxable,,1,5,,0,0,,,,,1,,80,100,Home,,,https://shop.example/lamp.jpg,,,,,,,,,0,,Material,Clay,1,0,,,,,
12,simple,,,Rope,1,0,visible,,,,,taxable,,1,,,0,0,,,,,1,,"9,50","12,00",,,,,,,,,,,,,0,,,,,,,,,,
13,grouped,SET,,Set,1,0,visible,,,,,taxable,,1,,,0,0,,,,,1,,,,,,,,,,,"KURTA, id:12",,,,,0,,,,,,,,,,
14,variation,KURTA-R,,Kurta - Red,1,0,visible,,,,,taxable,,1,,,0,0,,,,,0,,400,450,,,,https://shop.example/r.jpg,,,KURTA,,,,,,1,,Colour,Red,,1,Size,,,1,
15,variation,KURTA-B-M,,Kurta - Blue,1,0,visible,,,,,taxable,,0,0,,notify,0,0.6,,,,0,,,500,,,,,,,id:10,,,,,,2,,Colour,Blue,,1,Size,M,,1,
`
export const WOOCOMMERCE = WOO + WOO_ROWS
export const FRENCH_WOOCOMMERCE = FRENCH + WOO_ROWS

export const META = `id,title,description,availability,condition,price,link,image_link,brand,additional_image_link,color,size,gender,item_group_id,google_product_category,product_type,sale_price,sale_price_effective_date,inventory,origin_country,custom_label_0
K-S,Kurta,Cotton,in stock,new,"1,299.00 INR",https://shop.example/kurta?v=1,https://shop.example/k.jpg,Haat,https://shop.example/k2.jpg,Red,S,female,K,,Clothing > Kurtas,999.00 INR,2026-01-01T00:00+0530/2099-12-31T23:59+0530,4,IN,
K-M,Kurta,Cotton,out of stock,new,"1,299.00 INR",https://shop.example/kurta?v=2,https://shop.example/k.jpg,Haat,,Red,M,female,K,,Clothing > Kurtas,999.00 INR,2026-01-01T00:00+0530/2099-12-31T23:59+0530,0,IN,Somebody
L-1,Lamp,Clay,in stock,new,20.00 USD,https://shop.example/lamp,https://shop.example/l.jpg,Haat,,,,,,,Home,,,,,
`
