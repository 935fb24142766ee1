import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { Autorizada } from './components/autorizada.tsx'
import { EnEspera } from './components/en-espera.tsx'
import { Finalizada } from './components/finalizada.tsx'
import { NoAceptada } from './components/no-aceptada.tsx'
import { isWaiting, useAviso, useResultado } from './queries.ts'

const title = resultadoMessages.titulo.text

/** Accepted and finished: the sale goes on (spec 2 §4, DS results). */
const finished: readonly EtapaDS[] = [
  'dsFinalizada',
  'documentosContractuales',
  'resumenCotizacion',
  'firmaIsapreRevision',
  'terminado',
]

/** /resultado-ds: one panel per result (spec 2 §2). */
export function ResultadoScreen() {
  return (
    <WithDeclaracion title={title} from="resultado" health>
      {(ds) => (finished.includes(ds.etapa) ? <Finalizada ds={ds} /> : <Evaluated ds={ds} />)}
    </WithDeclaracion>
  )
}

function Evaluated({ ds }: { readonly ds: Declaracion }) {
  const resultado = useResultado(ds.identificador)
  const client = useQueryClient()
  const aviso = useAviso(ds.prospectoId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read again hangs on the code that was told
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['resultadoevaluacionds'] })
  }, [client, aviso])
  return (
    <LoadedPage title={title} of={resultado} failure={resultadoMessages.resultadoFailed.text}>
      {({ resultado: known, data }) => {
        if (isWaiting(known)) return <EnEspera ds={ds} financial={known === 6} />
        if (known === 1) return <Autorizada ds={ds} decididoPor={data.decididoPor} />
        return <NoAceptada ds={ds} motivo={data.motivo} />
      }}
    </LoadedPage>
  )
}
