import { sumaUF } from '@alerce/domain/base/dinero/cuentas'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { IconArrowDown, IconArrowRight, IconCheck } from '@tabler/icons-react'
import classes from './flujo.module.css'
import { AmountUF } from './values/amounts.tsx'

/** Side of a transfer within a pair; `plan` null: none chosen yet. UF a month. */
export interface LadoDibujado {
  readonly nombre: string
  readonly plan: { readonly nombre: string; readonly totalUF: UF; readonly pagarUF: UF } | null
}

interface FlujoProps {
  readonly otorga: LadoDibujado
  readonly recibe: LadoDibujado
  readonly otorgaUF: UF
  readonly recibeUF: UF
  /** Given less received. */
  readonly saldoUF: UF
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Amount that `otorga` gives and `recibe` receives, with both sides before and after. */
export function Flujo({ otorga, recibe, otorgaUF, recibeUF, saldoUF }: FlujoProps) {
  return (
    <div className={classes.flujo}>
      <Extremo lado="Otorga" de={otorga} />
      <p className={classes.monto} data-sin={otorgaUF === 0 || undefined}>
        <span className="vh">Monto otorgado</span>
        <b>
          <AmountUF value={otorgaUF} />
        </b>
        <i>
          <IconArrowRight {...icon} className={classes.wide} />
          <IconArrowDown {...icon} className={classes.tall} />
        </i>
      </p>
      <Extremo lado="Recibe" de={recibe} />
      {otorgaUF + recibeUF > 0 && (
        <p className={classes.prueba}>
          <IconCheck {...icon} size={16} />
          <span>
            Otorgado <AmountUF value={otorgaUF} /> − recibido <AmountUF value={recibeUF} /> ={' '}
            <b>
              <AmountUF value={saldoUF} />
            </b>
            {otorga.plan && recibe.plan && <Totales antes={otorga.plan} despues={recibe.plan} />}
          </span>
        </p>
      )}
    </div>
  )
}

type Plan = NonNullable<LadoDibujado['plan']>

/** Total cost of both, equal before and after. */
function Totales({ antes, despues }: { readonly antes: Plan; readonly despues: Plan }) {
  return (
    <>
      {' '}
      · Entre los dos <AmountUF value={sumaUF(antes.totalUF, despues.totalUF)} /> antes,{' '}
      <AmountUF value={sumaUF(antes.pagarUF, despues.pagarUF)} /> después
    </>
  )
}

function Extremo({ lado, de: { nombre, plan } }: { readonly lado: string; readonly de: LadoDibujado }) {
  return (
    <div className={classes.extremo}>
      <p>
        <b>{nombre}</b> <small>{lado}</small>
      </p>
      {plan ? (
        <dl>
          <div>
            <dt>{plan.nombre}</dt>
            <dd>
              <AmountUF value={plan.totalUF} />
            </dd>
          </div>
          <div>
            <dt>A pagar</dt>
            <dd>
              <b>
                <AmountUF value={plan.pagarUF} />
              </b>
            </dd>
          </div>
        </dl>
      ) : (
        <p className={classes.none}>Todavía sin plan elegido.</p>
      )}
    </div>
  )
}
