import type { useUndoToast } from '../../../../../components/feedback/use-undo-toast.tsx'
import type { FirmaEnMesa } from '../queries.ts'
import { CasoDialog } from './caso-dialog.tsx'
import { DevolverDialog } from './devolver-dialog.tsx'

/** A case that is looked at, or that is being handed back. */
export interface Revisada {
  readonly firma: FirmaEnMesa
  readonly act: 'ver' | 'devolver'
}

interface RevisionProps extends Pick<ReturnType<typeof useUndoToast>, 'tell' | 'letGo'> {
  readonly of: Revisada
  /** It waits: it may be accepted or handed back. */
  readonly decides: boolean
  readonly onChange: (next: Revisada | null) => void
}

/** The signed papers of a case looked at, and what becomes of them told. */
export function Revision({ of, decides, tell, letGo, onChange }: RevisionProps) {
  const { firma, act } = of
  const done = (text: string) => {
    onChange(null)
    tell(`${text} Se avisó a su asesor.`)
  }
  return act === 'ver' ? (
    <CasoDialog
      firma={firma}
      decides={decides}
      onAccepted={() => done(`Contrato de ${firma.nombre} suscrito.`)}
      onReturn={() => onChange({ firma, act: 'devolver' })}
      onClose={() => onChange(null)}
    />
  ) : (
    <DevolverDialog
      firma={firma}
      onReturned={() => done(`Documentos de ${firma.nombre} devueltos.`)}
      onClose={() => onChange({ firma, act: 'ver' })}
      onLetGo={letGo(() => onChange(of))}
    />
  )
}
