import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { BeneficiariosLeidos } from '../../../../components/sale/beneficiarios-leidos.tsx'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import { goTo } from '../../../../lib/routes.ts'
import type { Beneficiario, DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import { quoteWarning } from '../../../../lib/sale/quote-warning.ts'
import type { Venta } from '../../../../lib/sale/venta.ts'
import { useLock } from '../../../../lib/session/use-lock.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { usePreferencias } from '../use-preferencias.ts'
import { Empleadores } from './empleadores.tsx'

interface PreferenciasProps {
  readonly title: string
  readonly venta: Venta
  readonly datos: DatosDeProspecto
  readonly beneficiarios: readonly Beneficiario[]
}

/** What the quote rests on: incomes, which may be corrected here, and the family group. */
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
