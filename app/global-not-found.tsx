import type { Metadata } from 'next'
import { Document } from '#components/shell/document.tsx'
import { documentMetadata, documentViewport } from '#components/shell/document-metadata.ts'
import { NotFoundScreen } from '#components/shell/not-found-screen.tsx'
import { pageTitle } from '#lib/shop/server/page-metadata.ts'
import { pageNotFound } from '#messages/shop-pages.ts'
import './globals.css'

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await documentMetadata()),
  title: pageTitle(pageNotFound),
})
export const generateViewport = documentViewport

/** For a path that no file answers: there is no layout around it. */
export default function GlobalNotFound() {
  return (
    <Document>
      <NotFoundScreen />
    </Document>
  )
}
