import { DraftNotice, type DraftOfForm } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Cambiada } from './cambiada.tsx'
import type { Cambio } from './falla-de-cita.ts'

interface AvisosDeCitaProps {
  /** Why nothing can be changed; null: it can. */
  readonly reader: string | null
  readonly form: DraftOfForm
  readonly cambio: Cambio | null
  readonly onTake: () => void
  /** It was deleted meanwhile. */
  readonly perdida: boolean
}

/** What must be known before the fields are read. */
export function AvisosDeCita({ reader, form, cambio, onTake, perdida }: AvisosDeCitaProps) {
  return (
    <>
      {reader && <Notice tone="info">{reader}</Notice>}
      <DraftNotice form={form} />
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
