import type { ReactNode } from 'react'
import { Document } from '#components/shell/document.tsx'
import { documentMetadata, documentViewport } from '#components/shell/document-metadata.ts'
import { Organization } from '#components/shell/organization.tsx'
import { Pixel } from '#components/shell/pixel.tsx'
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
