import {
  cambioDeCorreoMessages,
  textoDeCompartido,
  textoDeRetenida,
} from '@alerce/contract/messages/declaracion/cambio-de-correo'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { titulosDelPostulante } from '@alerce/domain/declaracion/invitacion/avance'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { InvitarDeNuevo } from '../../../../components/invitacion/invitar-de-nuevo.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useRead } from '../../../../lib/use-call.ts'
import { Compartir } from './compartir.tsx'
import classes from './invitacion.module.css'

type Avance = NonNullable<ReplyOf<'obtenerAvanceInvitacion'>>

interface AvanceInvitacionProps {
  readonly venta: Venta
}

/** Live progress of the applicant, without the answers, and the ways to share the invitation. */
export function AvanceInvitacion({ venta: { prospectoId } }: AvanceInvitacionProps) {
  const payload = { prospectoId }
  const shares = useOffers('compartirInvitacion')
  useLive('obtenerAvanceInvitacion', { payload, prospectos: [prospectoId] })
  const { data } = useRead('obtenerAvanceInvitacion', payload, { enabled: useOffers('obtenerAvanceInvitacion') })
  if (!data) return null
  return (
    <Panel title="Invitación">
      <Hechos avance={data} />
      {data.etapa === 'bloqueado' && (
        <div className={classes.actos}>
          <InvitarDeNuevo prospectoId={prospectoId} />
        </div>
      )}
      {data.etapa !== 'bloqueado' && data.paso !== 'enviada' && shares && <Compartir prospectoId={prospectoId} />}
    </Panel>
  )
}

const consulta: Readonly<Record<Avance['previred'], string>> = {
  pendiente: 'Todavía no decide',
  autorizada: 'Autorizada',
  negada: 'No autorizada',
  retirada: 'Autorización retirada',
}

function Hechos({
  avance: { paso, porcentaje, vistoEn, vence, bloqueada, esperaAlOtorgante, previred, compartenCorreo, retenida },
}: {
  readonly avance: Avance
}) {
  return (
    <>
      {bloqueada && <Notice tone="bad">Bloqueada: la identidad o el código no coincidieron tres veces.</Notice>}
      {retenida && (
        <Notice>{retenida.hasta ? textoDeRetenida(retenida.hasta) : cambioDeCorreoMessages.desconocida.text}</Notice>
      )}
      {compartenCorreo > 0 && <Notice>{textoDeCompartido(compartenCorreo)}</Notice>}
      <p className={classes.avance}>
        <progress aria-label="Avance del postulante" max={100} value={porcentaje} />
        <span>{porcentaje} %</span>
      </p>
      <dl className={classes.facts}>
        <Fact name="Paso">
          {titulosDelPostulante[paso]}
          {paso === 'firma' && esperaAlOtorgante && ': espera a que firme quien otorga'}
        </Fact>
        <Fact name="Consulta en PreviRed">{consulta[previred]}</Fact>
        <Fact name="Estuvo por última vez">{vistoEn ? fechaYHora(vistoEn) : 'Todavía no entra'}</Fact>
        {vence && paso !== 'enviada' && <Fact name="Vence">{aDDMMYYYY(hoyEnSantiago(vence))}</Fact>}
      </dl>
    </>
  )
}
