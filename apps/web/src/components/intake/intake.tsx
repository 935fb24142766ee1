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
  /** Rows of the stored files. */
  readonly kept?: ReactNode
  /** Takes no more files; shows the stored ones. */
  readonly closed?: boolean
  /** It is being sent: it takes no more files meanwhile. */
  readonly busy?: boolean
  readonly wide?: boolean
  readonly label?: string
  /** Id of the input, for a label above and the error of the field. */
  readonly id?: string
  /** '': the error is shown in its row. */
  readonly error?: string | null
}

/** Files of a destination: stored ones, uploads, rejected ones, and a picker. */
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
          // the picker of the specification: a GIF arrives only by dropping it
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
