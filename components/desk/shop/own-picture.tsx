import { removePicture, uploadPicture } from '#messages/desk-shop-pictures.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { FileField } from './file-field.tsx'

type Props = {
  which: 'logo' | 'favicon_icon'
  title: string
  lead: string
  label: string
  file: string
  error?: string | undefined
}

/** A picture of the shop's own: as it is, and the form that puts another one there. */
export const OwnPicture = ({ which, title, lead, label, file, error }: Props) => (
  <section className="desk-card">
    <h2>{title}</h2>
    <p className="text-sm">{lead}</p>
    {file && <img src={`/uploads/${file}`} alt={title} className="desk-own-picture" />}
    <Act key={file} action="/desk/do/shop/picture" encType="multipart/form-data" className="grid gap-3">
      <input type="hidden" name="which" value={which} />
      <FileField label={label} required error={error} />
      <ActButton look="primary">{uploadPicture}</ActButton>
    </Act>
    {file && (
      <details>
        <summary>{removePicture}</summary>
        <Act action="/desk/do/shop/pictureAway">
          <input type="hidden" name="which" value={which} />
          <ActButton>{removePicture}</ActButton>
        </Act>
      </details>
    )}
  </section>
)
