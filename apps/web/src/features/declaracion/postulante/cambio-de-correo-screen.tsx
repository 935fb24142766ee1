import { cambioDeCorreoMessages as m } from '@alerce/contract/messages/declaracion/cambio-de-correo'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { HojaCargando } from '../../../components/layout/hoja.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'
import { Acciones } from './components/acciones.tsx'
import { Hoja } from './components/hoja.tsx'
import { Cerrado } from './finales.tsx'

/** /postulacion/correo: the former address of an applicant says whether they changed it, by the link of a letter. */
export function CambioDeCorreoScreen() {
  const enlace = useLinkToken()
  return enlace ? <PorEnlace key={enlace} enlace={enlace} /> : <Cerrado text={m.noVigente.text} />
}

function PorEnlace({ enlace }: { readonly enlace: string }) {
  const { data, error, isFetching, refetch } = useQuery(readOptions('abrirCambioDeCorreo', { enlace }))
  const [dicho, setDicho] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const answer = async (esSuyo: boolean) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      setDicho((await call('responderCambioDeCorreo', { enlace, esSuyo })).esSuyo)
    } catch (fallo) {
      setFailure(messageOf(fallo, m.responderFailed.text))
    } finally {
      setBusy(false)
    }
  }
  if (isRefusal(error, m.noVigente.status)) return <Cerrado text={error.descripcion} />
  if (error && !data)
    return (
      <Hoja title="Cambio de correo">
        <NotRead of={{ error, isFetching, refetch }} failure={m.abrirFailed.text} />
      </Hoja>
    )
  if (!data) return <HojaCargando />
  const respuesta = dicho ?? data.esSuyo
  if (respuesta !== null)
    return (
      <Hoja title={respuesta ? 'Cambio confirmado' : 'Cambio no reconocido'}>
        <p>{respuesta ? m.confirmado.text : m.rechazado.text}</p>
      </Hoja>
    )
  return (
    <Hoja
      title="¿Cambió usted su correo?"
      pie={`Si no responde, la invitación queda detenida hasta el ${fechaYHora(data.hasta)}.`}
    >
      <p>
        El correo de su invitación a la Isapre {data.isapre} cambió de <b>{data.anterior}</b> a <b>{data.nuevo}</b>. A
        ese correo llegan los códigos con que se firma.
      </p>
      <Acciones
        accept="Sí, yo lo cambié"
        busy={busy}
        failure={failure}
        onAccept={() => void answer(true)}
        other={{ label: 'No, no fui yo', onPress: () => void answer(false) }}
      />
    </Hoja>
  )
}
