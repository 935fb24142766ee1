import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { dichoDelPago } from '@alerce/domain/cotizacion/lineas'
import { useState } from 'react'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { Hoja, HojaCargando } from '../../../components/layout/hoja.tsx'
import { MandatoAnterior, MandatoEnEspera, PagosEnLinea } from '../../../components/pago/pagos-en-linea.tsx'
import { Enteros } from '../../../components/values/enteros.tsx'
import { isRefusal } from '../../../lib/api/errors.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'
import { Consentir } from './components/consentir.tsx'
import { Cerrado, NoAutorizado, Registrado } from './components/finales.tsx'
import classes from './mandato.module.css'
import { leaveForMandato, leaveForPago, type MandatoPendiente, useMandato, usePagos } from './queries.ts'

/** /postulacion/mandato: the applicant authorises the payment of their plan by a mailed link (core rules, Mandate). */
export function MandatoScreen() {
  const enlace = useLinkToken()
  // another link in the same tab is another page
  return enlace ? <PorEnlace key={enlace} enlace={enlace} /> : <Cerrado text={m.enlaceNoVigente.text} />
}

interface OfertaProps {
  readonly enlace: string
  readonly pendiente: MandatoPendiente
  readonly onDone: () => void
  readonly onNo: () => void
}

/** Mandate offer: advisor, amount and text; then the applicant's identity and consent. */
function Oferta({ enlace, pendiente, onDone, onNo }: OfertaProps) {
  const { isapre, asesor, plan, consentimiento, vence } = pendiente
  const { monto, cuenta, pesos } = dichoDelPago(pendiente)
  return (
    <Hoja title="Autorice el pago de su plan">
      <p>
        {asesor}, de la Isapre {isapre}, le pide autorizar el cobro mensual de su plan de salud.
      </p>
      <MandatoAnterior anterior={pendiente.anterior} />
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

/** Online first payment, once the mandate is given. */
function Pagos({ enlace }: { readonly enlace: string }) {
  return <PagosEnLinea of={usePagos(enlace)} onPagar={(entidadId) => leaveForPago(enlace, entidadId)} />
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
  if (!data) return <HojaCargando />
  if (data.estado === 'otorgado')
    return <Registrado mandato={data} recien={recien} pago={data.enLinea ? <Pagos enlace={enlace} /> : null} />
  if (data.estado === 'espera')
    return (
      <Hoja title="Confirme su autorización">
        <MandatoEnEspera onSeguir={() => leaveForMandato(enlace)} />
      </Hoja>
    )
  if (data.estado === 'bloqueado') return <Cerrado text={m.bloqueado.text} />
  if (negado) return <NoAutorizado pendiente={data} onBack={() => setNegado(false)} />
  return <Oferta enlace={enlace} pendiente={data} onDone={() => setRecien(true)} onNo={() => setNegado(true)} />
}
