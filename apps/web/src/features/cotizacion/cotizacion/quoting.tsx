import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { isRefusal } from '../../../lib/api/errors.ts'
import { CotizarPlan } from './components/cotizar-plan.tsx'
import { PlanPreliminar } from './components/plan-preliminar.tsx'
import { useOpciones } from './queries.ts'
import { SinCotizar } from './sin-cotizar.tsx'
import { useQuoteUndo } from './use-quote-undo.tsx'

/** What was asked for suggests plans: one of them is chosen here. Nothing yet, or nothing found: it is asked. */
export function Quoting({ prospectoId }: { readonly prospectoId: number }) {
  const opciones = useOpciones(prospectoId)
  const { borrada, toast } = useQuoteUndo(prospectoId)
  if (isRefusal(opciones.error, 422)) return <SinCotizar prospectoId={prospectoId} por={opciones.error} />
  return (
    <>
      <LoadedPage title="Cotizar Plan" of={opciones} failure={planesMessages.planesFailed.text}>
        {(found) =>
          found.length > 0 ? (
            <PlanPreliminar prospectoId={prospectoId} opciones={found} onBorrada={borrada} />
          ) : (
            <CotizarPlan prospectoId={prospectoId} />
          )
        }
      </LoadedPage>
      {toast}
    </>
  )
}
