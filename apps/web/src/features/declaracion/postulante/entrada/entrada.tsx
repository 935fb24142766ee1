import { copiaDSMessages } from '@alerce/contract/messages/contrato/copia-ds'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { HojaCargando } from '../../../../components/layout/hoja.tsx'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { pushEntry, replaceEntry, useHistoryEntry } from '../../../../lib/browser/history-entry.ts'
import { Hoja } from '../components/hoja.tsx'
import { Cerrado } from '../finales.tsx'
import { useInvitacion } from '../queries.ts'
import { Codigo, type CodigoPedido } from './codigo.tsx'
import { Identidad } from './identidad.tsx'

interface EntradaProps {
  readonly enlace: string
  readonly onDentro: () => void
  /** True when the session ended with the declaration open: the same screen follows. */
  readonly otraVez: boolean
  /** Destination of the link. */
  readonly a?: 'declaracion' | 'copia'
}

interface Invita {
  readonly asesor: string
  readonly isapre: string
}

const destinos = {
  declaracion: {
    titulo: 'Su Declaración de Salud',
    dice: ({ asesor, isapre }: Invita) =>
      `${asesor}, de la Isapre ${isapre}, le invita a completarla. Tarda unos 10 minutos y puede dejarla a medias. Su asesor no ve sus respuestas.`,
    otraVez:
      'Pasó media hora sin actividad, o entró desde otro dispositivo. Lo que respondió está guardado y lo que escribía sigue en la pantalla.',
    bloqueada: m.bloqueada.text,
  },
  enviada: {
    titulo: 'Su postulación',
    dice: ({ isapre }: Invita) =>
      `Aquí ve en qué va su postulación a la Isapre ${isapre} y los documentos de su contrato. Díganos quién es para entrar.`,
    otraVez: 'Pasó media hora sin actividad, o entró desde otro dispositivo. Confirme quién es para seguir.',
    bloqueada: m.bloqueada.text,
  },
  copia: {
    titulo: 'Su copia de la Declaración de Salud',
    dice: ({ isapre }: Invita) =>
      `La Isapre ${isapre} se la entrega solo a usted. Díganos quién es y la podrá leer y guardar.`,
    otraVez:
      'Pasó media hora sin actividad, o entró desde otro dispositivo. Confirme quién es para leer su copia otra vez.',
    bloqueada: copiaDSMessages.bloqueada.text,
  },
} as const

interface Lugar {
  /** The code that was sent is asked for here. */
  readonly pedido: CodigoPedido
}

/**
 * Identity of the applicant: RUT and birth date, then the mailed code. Each step is an entry of the browser history:
 * the back button returns one step. After reading the mail, a discarded page opens at the code again.
 */
export function Entrada({ enlace, onDentro, otraVez, a = 'declaracion' }: EntradaProps) {
  const { data, error, isFetching, refetch } = useInvitacion(enlace, otraVez)
  const enviada = data?.estado === 'identidad' && data.enviada
  const destino = destinos[a === 'declaracion' && enviada ? 'enviada' : a]
  const { state: lugar } = useHistoryEntry<Lugar>()
  const { pedido, ...sinPedido } = lugar
  const [bloqueada, setBloqueada] = useState(false)
  if (isRefusal(error, m.enlaceNoVigente.status))
    return <Cerrado text={otraVez && a === 'declaracion' ? m.terminada.text : error.descripcion} />
  if (error && !data)
    return (
      <Hoja title={destino.titulo}>
        <NotRead of={{ error, isFetching, refetch }} failure={m.abrirFailed.text} />
      </Hoja>
    )
  if (!data) return <HojaCargando />
  if (bloqueada || data.estado === 'bloqueado') return <Cerrado text={destino.bloqueada} />
  const onBloqueada = () => setBloqueada(true)
  if (pedido)
    return (
      <Codigo
        enlace={enlace}
        pedido={pedido}
        onBloqueada={onBloqueada}
        onPedido={(otro) => replaceEntry({ ...lugar, pedido: otro })}
        onDentro={() => {
          // The code is used up: the next identity check starts at its first step
          replaceEntry(sinPedido)
          onDentro()
        }}
        onVolver={() => window.history.back()}
      />
    )
  return (
    <Hoja
      title={otraVez ? 'Confirme otra vez quién es' : destino.titulo}
      pie={`Este enlace es personal y vence el ${aDDMMYYYY(hoyEnSantiago(data.vence))}.`}
    >
      <p>{otraVez ? destino.otraVez : destino.dice(data)}</p>
      <Identidad
        enlace={enlace}
        onPedido={(nuevo) => pushEntry({ ...lugar, pedido: nuevo })}
        onBloqueada={onBloqueada}
      />
    </Hoja>
  )
}
