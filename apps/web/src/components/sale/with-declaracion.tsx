import { type EtapaDS, haLlegado } from '@alerce/domain/declaracion/etapas'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ScreenIds } from '../../lib/routes.ts'
import { useVenta, type Venta } from '../../lib/sale/venta.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { useIds } from '../../lib/use-ids.ts'
import { Empty } from '../feedback/empty.tsx'
import { SkeletonForm } from '../feedback/skeletons.tsx'
import { Page } from '../layout/page.tsx'
import classes from './sale-frame.module.css'
import { useSigue } from './use-sigue.tsx'

/** Placeholder of health data, for users who follow the sale without access to them. */
function HealthReserved() {
  return (
    <section className={classes.reserved} aria-labelledby="reservada">
      <IconLock size={28} stroke={1.5} aria-hidden="true" />
      <h2 id="reservada">Información de salud reservada</h2>
      <p>
        Solo pueden verla el asesor de la venta y contraloría; el avance de la declaración está arriba, en los pasos.
      </p>
    </section>
  )
}

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
  /** It shows health data: nothing is read for users without access (spec 2 §6). */
  readonly health?: boolean
  readonly children: (ds: Declaracion) => ReactNode
}

/** Screen of the declaration, or a notice that it is closed, with a link onward. Inside the frame of a sale. */
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

function Closed({ venta }: { readonly venta: Venta }) {
  return (
    <Empty title="Este paso todavía está cerrado">
      <p>Se abre cuando los pasos anteriores están completos.</p>
      {useSigue(venta)}
    </Empty>
  )
}
