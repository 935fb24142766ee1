import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { Autorizada } from './components/autorizada.tsx'
import { DelPostulante } from './components/del-postulante.tsx'
import { EnEspera } from './components/en-espera.tsx'
import { Finalizada } from './components/finalizada.tsx'
import { NoAceptada, type ResultadoAdverso } from './components/no-aceptada.tsx'
import { Reenviada } from './components/reenviada.tsx'
import { Restringida } from './components/restringida.tsx'
import { Revision } from './components/revision.tsx'
import { enRevision, esperaAlPostulante, isWaiting, useAviso, useResultado } from './queries.ts'

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
        if (resent !== null && (isWaiting(known) || data.decididoEn === resent.desde))
          return <Reenviada ds={ds} financial={resent.financial} />
        if (isWaiting(known)) return <EnEspera ds={ds} financial={known === 6} />
        if (esperaAlPostulante(ds, known)) return <DelPostulante ds={ds} resultado={known} />
        if (known === 1) return <Autorizada ds={ds} data={data} />
        if (enRevision(known)) {
          const onResent = () => setResent({ desde: data.decididoEn, financial: known === 7 })
          return <Revision key={data.decididoEn} ds={ds} resultado={known} data={data} onResent={onResent} />
        }
        if (known === 2 && ds.etapa === 'resultado') return <Restringida ds={ds} data={data} />
        return <NoAceptada ds={ds} resultado={known as ResultadoAdverso} data={data} />
      }}
    </LoadedPage>
  )
}
