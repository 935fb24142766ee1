import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { Draft } from '../../../../lib/form/use-draft.ts'
import { Cambiada } from './cambiada.tsx'
import type { Cambio } from './falla-de-cita.ts'

interface AvisosDeCitaProps {
  /** Why nothing can be changed; null: it can. */
  readonly reader: string | null
  readonly draft: Draft
  readonly cambio: Cambio | null
  readonly onTake: () => void
  /** It was deleted meanwhile. */
  readonly perdida: boolean
}

/** What must be known before the fields are read. */
export function AvisosDeCita({ reader, draft, cambio, onTake, perdida }: AvisosDeCitaProps) {
  return (
    <>
      {reader && <Notice tone="info">{reader}</Notice>}
      <DraftNotice draft={draft} />
      {cambio && (
        <Cambiada
          cambio={cambio}
          hint="Lo que usted escribió sigue aquí; si lo guarda, reemplaza lo anterior."
          onTake={onTake}
        />
      )}
      {perdida && <Notice>La cita fue eliminada. Si guarda lo escrito, se agenda de nuevo.</Notice>}
    </>
  )
}
