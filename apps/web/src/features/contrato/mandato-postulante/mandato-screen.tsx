import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { useState } from 'react'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { Hoja } from '../../../components/layout/hoja.tsx'
import { isRefusal } from '../../../lib/api/errors.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'
import { Cerrado, NoAutorizado, Registrado } from './components/finales.tsx'
import { Oferta } from './components/oferta.tsx'
import { useMandato } from './queries.ts'

/** /postulacion/mandato: the applicant authorises the payment of their plan by a mailed link (core rules, Mandate). */
export function MandatoScreen() {
  const enlace = useLinkToken()
  // another link in the same tab is another page
  return enlace ? <PorEnlace key={enlace} enlace={enlace} /> : <Cerrado text={m.enlaceNoVigente.text} />
}

function PorEnlace({ enlace }: { readonly enlace: string }) {
  const { data, error, isFetching, refetch } = useMandato(enlace)
  const [recien, setRecien] = useState(false)
  const [negado, setNegado] = useState(false)
  if (isRefusal(error, m.enlaceNoVigente.status)) return <Cerrado text={error.descripcion} />
  if (error && !data)
    return (
      <Hoja title="Autorice el pago de su plan">
        <NotRead of={{ error, isFetching, refetch }} failure={m.readFailed.text} />
      </Hoja>
    )
  if (!data) return <LoadingBar />
  if (data.estado === 'otorgado') return <Registrado mandato={data} recien={recien} />
  if (data.estado === 'bloqueado') return <Cerrado text={m.bloqueado.text} />
  if (negado) return <NoAutorizado pendiente={data} onBack={() => setNegado(false)} />
  return <Oferta enlace={enlace} pendiente={data} onDone={() => setRecien(true)} onNo={() => setNegado(true)} />
}
