import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Hoja } from '../../../../components/layout/hoja.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import classes from '../mandato.module.css'
import type { MandatoOtorgado, MandatoPendiente } from '../queries.ts'

const check = <IconCircleCheck size={36} stroke={1.5} aria-hidden="true" />
const cross = <IconCircleX size={36} stroke={1.5} aria-hidden="true" />

interface RegistradoProps {
  readonly mandato: MandatoOtorgado
  /** True when it was given on this page just now. */
  readonly recien: boolean
  /** Online first payment; null: it is not made here. */
  readonly pago: ReactNode
}

/** Final page: the mandate is registered, now or earlier. */
export function Registrado({ mandato: { otorgado, referencia }, recien, pago }: RegistradoProps) {
  return (
    <Hoja title={recien ? 'Listo, gracias' : 'El pago ya está autorizado'} tone="ok" icon={check}>
      {(recien || !pago) && (
        <p role="status">
          {recien
            ? 'Registramos su autorización. Su asesor ya lo sabe y continúa con su contrato.'
            : 'No necesita hacer nada más.'}
        </p>
      )}
      <dl className={classes.facts}>
        <dt>Registrada</dt>
        <dd>{fechaYHora(otorgado)}</dd>
        {referencia && (
          <>
            <dt>Referencia</dt>
            <dd>{referencia}</dd>
          </>
        )}
      </dl>
      {pago}
      <p className={classes.foot}>Puede revocarla cuando quiera, avisando a la Isapre.</p>
    </Hoja>
  )
}

interface NoAutorizadoProps {
  readonly pendiente: MandatoPendiente
  readonly onBack: () => void
}

/** The applicant does not authorise: how else it is paid, and the way back. */
export function NoAutorizado({ pendiente: { asesor, vence }, onBack }: NoAutorizadoProps) {
  return (
    <Hoja title="No autorizó el pago">
      <p role="status">No se cobrará nada con este medio, y avisamos a {asesor}.</p>
      <p>Puede pagar con el cupón mensual que se envía a su correo: pídalo a su asesor.</p>
      <p>
        <Enteros>Si cambia de idea, este enlace sirve hasta el {aDDMMYYYY(hoyEnSantiago(vence))}.</Enteros>
      </p>
      <div className={classes.actions}>
        <Button onClick={onBack}>Volver a la autorización</Button>
      </div>
    </Hoja>
  )
}

/** A link that opens nothing, and why. */
export function Cerrado({ text }: { readonly text: string }) {
  return (
    <Hoja title="Este enlace no está disponible" tone="bad" icon={cross}>
      <p role="alert">{text}</p>
    </Hoja>
  )
}
