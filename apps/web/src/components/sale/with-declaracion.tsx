import { type EtapaDS, haLlegado } from '@alerce/domain/declaracion/etapas'
import type { ReactNode } from 'react'
import type { ScreenIds } from '../../lib/routes.ts'
import { useVenta, type Venta } from '../../lib/sale/venta.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { useIds } from '../../lib/use-ids.ts'
import { ButtonLink } from '../actions/button-link.tsx'
import { Empty } from '../feedback/empty.tsx'
import { SkeletonForm } from '../feedback/skeletons.tsx'
import { Page } from '../layout/page.tsx'
import { HealthReserved } from './health-reserved.tsx'

/** The live health declaration of the sale on screen. */
export interface Declaracion {
  readonly prospectoId: number
  readonly identificador: number
  readonly etapa: EtapaDS
  readonly venta: Venta
  /** For goTo(). */
  readonly ids: ScreenIds
}

interface WithDeclaracionProps {
  readonly title: string
  /** The stage that opens the screen (spec 2 §4, manual stepper). */
  readonly from: EtapaDS
  /** It shows health data: nothing is read for who may not see them (spec 2 §6). */
  readonly health?: boolean
  readonly children: (ds: Declaracion) => ReactNode
}

/** Opens a screen of the declaration, or says that it is closed and where to go on. Inside the frame of a sale. */
export function WithDeclaracion({ title, from, health = false, children }: WithDeclaracionProps) {
  const reader = useReader()
  const { data: venta } = useVenta(useIds().prospectoId)
  if (health && reader) {
    return (
      <Page title={title}>
        <HealthReserved />
      </Page>
    )
  }
  if (!venta) {
    return (
      <Page title={title}>
        <SkeletonForm />
      </Page>
    )
  }
  const { prospectoId, declaracionSaludId: identificador } = venta
  const etapa = venta.etapaDS as EtapaDS | null
  if (identificador !== null && etapa && haLlegado(etapa, from)) {
    return children({ prospectoId, identificador, etapa, venta, ids: { prospectoId, identificador } })
  }
  return (
    <Page title={title}>
      <Closed venta={venta} />
    </Page>
  )
}

function Closed({ venta: { prospectoId, pasos } }: { readonly venta: Venta }) {
  const now = pasos.find(({ situacion }) => situacion === 'ahora')
  return (
    <Empty title="Este paso todavía está cerrado">
      <p>Se abre cuando los pasos anteriores están completos.</p>
      {now && <ButtonLink to={`${now.ruta}?prospectoId=${prospectoId}`}>Ir a {now.titulo}</ButtonLink>}
    </Empty>
  )
}
