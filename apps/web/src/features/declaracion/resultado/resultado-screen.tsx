import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { porEvaluar } from '@alerce/domain/declaracion/veredicto/por-evaluar'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { Decidida } from './components/decidida.tsx'
import { EnEspera } from './components/en-espera.tsx'
import { Finalizada } from './components/finalizada.tsx'
import { Reenviada } from './components/reenviada.tsx'
import { useAviso, useResultado } from './queries.ts'

const title = resultadoMessages.titulo.text

/** /resultado-ds: one panel per result (spec 2 §2). */
export function ResultadoScreen() {
  return (
    <WithDeclaracion title={title} from="resultado" health>
      {(ds) => (haLlegado(ds.etapa, 'dsFinalizada') ? <Finalizada ds={ds} /> : <Evaluated ds={ds} />)}
    </WithDeclaracion>
  )
}

function Evaluated({ ds }: { readonly ds: Declaracion }) {
  const resultado = useResultado(ds.identificador)
  /** The answer that was answered from this screen. */
  const [resent, setResent] = useState<{ desde: string | null; financial: boolean } | null>(null)
  const client = useQueryClient()
  const aviso = useAviso(ds.prospectoId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read again hangs on the code that was told
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['obtenerResultadoDS'] })
  }, [client, aviso])
  return (
    <LoadedPage title={title} of={resultado} failure={resultadoMessages.resultadoFailed.text}>
      {({ resultado: known, data }) => {
        // sent back from here, until an answer to it comes
        if (resent !== null && (porEvaluar(known) || data.decididoEn === resent.desde))
          return <Reenviada ds={ds} financial={resent.financial} />
        if (porEvaluar(known)) return <EnEspera ds={ds} financial={known === 6} />
        const onResent = () => setResent({ desde: data.decididoEn, financial: known === 7 })
        return <Decidida ds={ds} resultado={known} data={data} onResent={onResent} />
      }}
    </LoadedPage>
  )
}
