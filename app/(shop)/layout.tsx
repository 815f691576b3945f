import type { ReactNode } from 'react'
import { Document } from '#components/shop/document.tsx'
import { documentMetadata, documentViewport } from '#components/shop/document-metadata.ts'
import { Organization } from '#components/shop/organization.tsx'
import { Pixel } from '#components/shop/pixel.tsx'
import '../globals.css'

export const generateMetadata = documentMetadata
export const generateViewport = documentViewport

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      {children}
      <Organization />
      <Pixel />
    </Document>
  )
}
