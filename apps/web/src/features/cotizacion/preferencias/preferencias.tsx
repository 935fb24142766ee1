import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { RentaField } from '../../../components/empleadores/empleador-row.tsx'
import { FormNotices } from '../../../components/fields/form-notices.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { BeneficiariosLeidos } from '../../../components/sale/beneficiarios-leidos.tsx'
import { useSigue } from '../../../components/sale/use-sigue.tsx'
import { Fact } from '../../../components/values/fact.tsx'
import { goTo } from '../../../lib/routes.ts'
import { type Beneficiario, type DatosDeProspecto, quoteWarning } from '../../../lib/sale/prospecto.ts'
import type { Venta } from '../../../lib/sale/venta.ts'
import { useLock } from '../../../lib/session/use-lock.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import classes from './preferencias.module.css'
import { type FormPreferencias, usePreferencias } from './use-preferencias.ts'

interface EmpleadoresProps {
  readonly form: FormPreferencias
  readonly datos: DatosDeProspecto
}

/** Employers and incomes. Type and rut are fixed here (spec 2 §2). */
function Empleadores({ form, datos }: EmpleadoresProps) {
  return (
    <Panel title="Empleadores" flush>
      {datos.empleadores.map(({ id, tipoTrabajador, rut }, index) => {
        const renta = form.field(`empleadores.${index}.remuneracionImponible`)
        return (
          <fieldset key={id} className={classes.row}>
            <legend className="vh">Empleador {index + 1}</legend>
            <dl>
              <Fact name="Tipo de trabajador">{etiquetasTrabajador[tipoTrabajador]}</Fact>
              <Fact name="Rut Empleador">{rut ? formatoRut(rut) : '–'}</Fact>
            </dl>
            <RentaField {...renta} editable={tipoTrabajador !== 'V'} />
          </fieldset>
        )
      })}
    </Panel>
  )
}

interface PreferenciasProps {
  readonly title: string
  readonly venta: Venta
  readonly datos: DatosDeProspecto
  readonly beneficiarios: readonly Beneficiario[]
}

/** Basis of the quote: incomes, which can be corrected here, and the family group. */
export function Preferencias({ title, venta, datos, beneficiarios }: PreferenciasProps) {
  const { form, goOn } = usePreferencias(datos)
  const sigue = useSigue(venta)
  const lock = useLock(datos)
  const next = (
    <>
      <b>Sigue: Cotizar Plan.</b> {form.isDirty() ? quoteWarning(venta) : ''}
    </>
  )
  return (
    <Page title={title} lead="Con estas rentas y este grupo se cotiza.">
      <FormNotices form={form} locked={lock} />
      <fieldset disabled={lock !== null}>
        <legend className="vh">{title}</legend>
        <Stack>
          <Empleadores form={form} datos={datos} />
          <BeneficiariosLeidos
            beneficiarios={beneficiarios}
            hoy={todayInSantiago()}
            aside={
              lock === null && (
                <ButtonLink to={goTo('prospectBeneficiaries', { prospectoId: datos.prospectoId })}>
                  Cambiar beneficiarios
                </ButtonLink>
              )
            }
          />
        </Stack>
      </fieldset>
      <ActionBar next={lock ?? next}>
        {(lock !== null && sigue) || (
          <ReasonedButton kind="primary" reason={lock} busy={form.busy} onClick={() => goOn()}>
            Continuar
          </ReasonedButton>
        )}
      </ActionBar>
    </Page>
  )
}
