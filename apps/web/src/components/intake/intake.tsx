import type { ReactNode } from 'react'
import type { Destination } from '../../lib/intake/destination.ts'
import type { Intake as Files } from '../../lib/intake/use-intake.ts'
import { DropArea } from './drop-area.tsx'
import { FileList } from './file-list.tsx'
import classes from './intake.module.css'
import { UploadRow } from './upload-row.tsx'

interface IntakeProps {
  readonly destination: Destination
  readonly intake: Files
  /** Verb of the button and its object: Adjuntar, Cédula de identidad. */
  readonly verb: string
  readonly name?: string
  /** The rows of what is kept there already. */
  readonly kept?: ReactNode
  /** Nothing is taken there any more; what is there is shown. */
  readonly closed?: boolean
  /** It is being sent: nothing is taken meanwhile. */
  readonly busy?: boolean
  readonly wide?: boolean
  readonly label?: string
  /** The input, for a label that stands above, and what is wrong with the field. */
  readonly id?: string
  /** '': its row says it. */
  readonly error?: string | null
}

/** The place of some files: what is kept, what is on its way or was not taken, and where to put more. */
export function Intake({ destination, intake, kept, closed = false, label, ...entrance }: IntakeProps) {
  const { accepts, single = false, words } = destination
  const { uploads, said, add } = intake
  const images = accepts.includes('image/jpeg')
  const refused = uploads.findLast(({ state, examined }) => state === 'refused' && examined)
  return (
    <>
      {refused && words.refused && (
        <p className={classes.problem} role="alert">
          {words.refused}
        </p>
      )}
      <FileList {...(label ? { label } : {})}>
        {kept}
        {uploads.map((one) => (
          <UploadRow key={one.id} upload={one} intake={intake} destination={destination} />
        ))}
      </FileList>
      {!closed && (
        <DropArea
          {...entrance}
          hint={`${images ? 'JPG, GIF o PDF' : 'PDF'}, hasta 2 MB`}
          // the picker of the specification: a GIF comes by dropping it
          accept={images ? '.jpg,.jpeg,application/pdf' : 'application/pdf'}
          camera={images}
          onAdd={add}
          {...(single ? { most: 1 } : {})}
        />
      )}
      <p className="vh" role="status">
        {refused && !words.refused ? `No se puede usar ${refused.name}. ${refused.problem}` : said}
      </p>
    </>
  )
}
