import type { ReactNode } from 'react'
import { Document } from '#components/shell/document.tsx'
import { documentMetadata, documentViewport } from '#components/shell/document-metadata.ts'
import '../globals.css'
import '../personal.css'

export const generateMetadata = documentMetadata
export const generateViewport = documentViewport

/** Sign-in, passwords, checkout and payment: the same clothes, no pixel. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return <Document secure>{children}</Document>
}
