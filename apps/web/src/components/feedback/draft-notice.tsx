import { nombreDeCampo } from '@alerce/contract/fichas/postulacion/prospecto'
import { useState } from 'react'
import type { Clashes } from '../../lib/form/use-clashes.ts'
import type { Draft } from '../../lib/form/use-draft.ts'
import { Button } from '../actions/button.tsx'
import { CambioAjeno } from './cambio-ajeno.tsx'
import { Notice } from './notice.tsx'
import { useUndoToast } from './use-undo-toast.tsx'

/** Draft and clashes of a form, for its notices. */
export interface DraftOfForm {
  readonly draft: Pick<Draft, 'recovered' | 'discard'>
  readonly clashes: Clashes
}

interface DraftNoticeProps {
  readonly form: DraftOfForm
  /** A more detailed notice beside it already lists the clashes. */
  readonly told?: boolean
  /** How a sentence names a field of the form. */
  readonly nameOf?: (field: string) => string
}

/** Notice of a recovered draft, with its discard button. The toast about the discard stays after the notice goes. */
function Recovered({ draft }: Pick<DraftOfForm, 'draft'>) {
  const { tell, toast } = useUndoToast('No se ha podido deshacer.')
  const discard = (
    <Button kind="quiet" onClick={() => tell('Se descartó lo que estaba escribiendo.', draft.discard())}>
      Descartar
    </Button>
  )
  return (
    <>
      {draft.recovered && (
        <Notice tone="info" actions={discard}>
          Recuperamos lo que estaba escribiendo
        </Notice>
      )}
      {toast}
    </>
  )
}

/** Notices of a recovered draft and of fields that another user saved meanwhile. */
export function DraftNotice({ form: { draft, clashes }, told = false, nameOf = nombreDeCampo }: DraftNoticeProps) {
  const [once, setOnce] = useState(false)
  if (draft.recovered && !once) setOnce(true)
  return (
    <>
      {once && <Recovered draft={draft} />}
      {!told && clashes.fields.length > 0 && (
        <CambioAjeno onTake={clashes.takeSaved}>
          Mientras tanto se guardó otra cosa en {clashes.fields.map(nameOf).join(', ')}. Lo que usted escribió sigue
          aquí: si guarda, queda lo suyo.
        </CambioAjeno>
      )}
    </>
  )
}
