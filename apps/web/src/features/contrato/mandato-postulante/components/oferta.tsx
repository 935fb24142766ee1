import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { dichoDelPago } from '@alerce/domain/cotizacion/lineas'
import { Hoja } from '../../../../components/layout/hoja.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import classes from '../mandato.module.css'
import type { MandatoPendiente } from '../queries.ts'
import { Consentir } from './consentir.tsx'

interface OfertaProps {
  readonly enlace: string
  readonly pendiente: MandatoPendiente
  readonly onDone: () => void
  readonly onNo: () => void
}

/** Who asks, how much, in which words; then the applicant's identity and consent. */
export function Oferta({ enlace, pendiente, onDone, onNo }: OfertaProps) {
  const { isapre, asesor, plan, consentimiento, vence } = pendiente
  const { monto, cuenta, pesos } = dichoDelPago(pendiente)
  return (
    <Hoja title="Autorice el pago de su plan">
      <p>
        {asesor}, de la Isapre {isapre}, le pide autorizar el cobro mensual de su plan de salud.
      </p>
      <dl className={classes.amount}>
        <dt>Plan {plan}</dt>
        <dd>
          <b>
            <Enteros>{monto}</Enteros>
          </b>{' '}
          al mes
          {cuenta && <small>{cuenta}</small>}
          {pesos && <small>{pesos}</small>}
        </dd>
      </dl>
      <section className={classes.terms} aria-labelledby="autoriza">
        <h2 id="autoriza">
          Lo que autoriza <small>Texto de ejemplo</small>
        </h2>
        {consentimiento.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Consentir enlace={enlace} pendiente={pendiente} onDone={onDone} onNo={onNo} />
      <p className={classes.foot}>
        <Enteros>
          Aquí nunca le pediremos el número de su tarjeta. Este enlace vence el {aDDMMYYYY(hoyEnSantiago(vence))}.
        </Enteros>
      </p>
    </Hoja>
  )
}
