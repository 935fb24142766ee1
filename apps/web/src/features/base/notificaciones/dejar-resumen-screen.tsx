import { preferenciasMessages as m } from '@alerce/contract/messages/base/notificaciones'
import { IconMailOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Hoja } from '../../../components/layout/hoja.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'

const icon = <IconMailOff size={36} stroke={1.5} aria-hidden="true" />

function NoVigente() {
  return (
    <Hoja title="No disponible" tone="bad" icon={icon}>
      <p role="alert">{m.enlaceNoVigente.text}</p>
    </Hoja>
  )
}

function PorEnlace({ enlace }: { readonly enlace: string }) {
  const [estado, setEstado] = useState<'antes' | 'busy' | 'dejado' | 'no vigente'>('antes')
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (estado === 'dejado') heading.current?.focus()
  }, [estado])
  const stop = async () => {
    setEstado('busy')
    setFailure(null)
    try {
      await call('dejarResumen', { enlace })
      setEstado('dejado')
    } catch (error) {
      // A malformed link is refused by its shape, another one by its signature
      if (isRefusal(error, m.enlaceNoVigente.status) || isRefusal(error, 400)) return setEstado('no vigente')
      setFailure(messageOf(error, m.bajaFailed.text))
      setEstado('antes')
    }
  }
  if (estado === 'no vigente') return <NoVigente />
  if (estado === 'dejado')
    return (
      <Hoja title="Ya no recibirá el resumen" tone="ok" icon={icon} heading={heading}>
        <p>Puede pedirlo otra vez desde la campana del panel.</p>
      </Hoja>
    )
  return (
    <Hoja title="Resumen diario de avisos" icon={icon}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button kind="primary" busy={estado === 'busy'} onClick={() => void stop()}>
        Dejar de recibirlo
      </Button>
    </Hoja>
  )
}

/** /postulacion/resumen: a user ends their daily letter of notices by its link, without a session. */
export function DejarResumenScreen() {
  const enlace = useLinkToken()
  return enlace ? <PorEnlace key={enlace} enlace={enlace} /> : <NoVigente />
}
