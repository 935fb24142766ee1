import { IconRefresh, IconX } from '@tabler/icons-react'
import { useOnline } from '../../lib/browser/use-online.ts'
import { sizeText } from '../../lib/files.ts'
import type { Destination } from '../../lib/intake/destination.ts'
import type { Upload } from '../../lib/intake/rows.ts'
import type { Intake } from '../../lib/intake/use-intake.ts'
import { Button } from '../actions/button.tsx'
import { FileRow } from './file-row.tsx'
import classes from './intake.module.css'

interface UploadRowProps {
  readonly upload: Upload
  readonly intake: Pick<Intake, 'cancel' | 'repair' | 'retry'>
  readonly destination: Destination
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const repairs = { reducir: 'Reducir la imagen', convertir: 'Convertir a JPG' }
const stops = { sending: 'Cancelar', waiting: 'Cancelar', reading: 'Cancelar', chosen: 'Quitar' } as const

function stateOf({ state, progress, problem = '' }: Upload, online: boolean, working: string): string {
  if (state === 'reading') return 'revisando'
  if (state === 'chosen') return 'por enviar'
  if (state === 'waiting') return online ? 'por enviar' : 'sin conexión, se envía al volver'
  if (state === 'sending') return progress < 1 ? `subiendo ${Math.floor(progress * 100)} %` : working
  return problem
}

/** Upload in progress or rejected file, with its error and the possible actions. */
export function UploadRow({ upload, intake, destination }: UploadRowProps) {
  // a held destination resends failed files with the rest
  const { held = false, words } = destination
  const { file, name, state, progress, repair, repairing = false } = upload
  const online = useOnline()
  const bad = state === 'failed' || state === 'refused'
  const stop = state === 'failed' || state === 'refused' ? 'Descartar' : stops[state]
  const remove = (
    <Button kind="quiet" icon aria-label={`${stop} ${name}`} onClick={() => intake.cancel(upload)}>
      <IconX {...icon} />
    </Button>
  )
  return (
    <FileRow
      name={name}
      tone={bad ? 'bad' : 'moving'}
      detail={`${sizeText(file.size)} · ${stateOf(upload, online, words.working)}`}
      actions={remove}
    >
      {state === 'sending' && (
        <progress aria-label={`Subiendo ${name}`} {...(progress < 1 ? { value: progress } : {})} max={1} />
      )}
      {state === 'refused' && repair && (
        <div className={classes.remedy}>
          <Button busy={repairing} aria-label={`${repairs[repair]} ${name}`} onClick={() => intake.repair(upload)}>
            {repairs[repair]}
          </Button>
        </div>
      )}
      {state === 'failed' && !held && (
        <div className={classes.remedy}>
          <Button aria-label={`Reintentar ${name}`} onClick={() => intake.retry(upload)}>
            <IconRefresh {...icon} />
            Reintentar
          </Button>
        </div>
      )}
    </FileRow>
  )
}
