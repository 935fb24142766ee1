import { textoDeBloqueo } from '@alerce/contract/messages/postulacion/autorizaciones'
import type { BloqueoDeCotizacion } from '@alerce/domain/postulacion/autorizacion'
import { IconHistory, IconUserEdit } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { goTo } from '../../../../lib/routes.ts'
import classes from './plan.module.css'

interface SinAutorizacionProps {
  readonly prospectoId: number
  readonly bloqueo: BloqueoDeCotizacion
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Nothing but why the quote is held, and where to look (spec 2 §2). It opens by itself once it is lifted. */
export function SinAutorizacion({ prospectoId, bloqueo }: SinAutorizacionProps) {
  const rejected = bloqueo.estado === 'RECHAZADA'
  return (
    <Page title="Cotizar Plan" width="reading">
      <div className={classes.held}>
        <Notice tone={rejected ? 'bad' : 'warn'}>{textoDeBloqueo(bloqueo)}</Notice>
        <p>
          {rejected
            ? 'Puede solicitar otra autorización en Antecedentes. Lo que ya cotizó se conserva.'
            : 'Esta pantalla se abre sola en cuanto se decida. Lo que ya cotizó se conserva.'}
        </p>
        <div>
          <ButtonLink to={goTo('timeline', { prospectoId })}>
            <IconHistory {...icon} />
            Ver la Bitácora del caso
          </ButtonLink>
          <ButtonLink to={goTo('postulantData', { prospectoId })}>
            <IconUserEdit {...icon} />
            Ir a Antecedentes
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
