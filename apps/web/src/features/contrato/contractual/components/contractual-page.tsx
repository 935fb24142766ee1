import { LARGO_DIRECCION } from '@alerce/contract/fichas/contrato/reglas-contractual'
import type { ContractualForm } from '@alerce/contract/forms/contrato/contractual'
import { referenciaMessages } from '@alerce/contract/messages/base/campos'
import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import { pideAfp } from '@alerce/domain/contrato/entidades'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActualizarDatos } from '../../../../components/contractual/actualizar-datos.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Fields, Panel, Stack } from '../../../../components/layout/panel.tsx'
import { useSigue } from '../../../../components/sale/use-sigue.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import classes from '../contractual.module.css'
import { type ActoContractual, useAfps } from '../queries.ts'
import { AvisoDeMandato } from './aviso-de-mandato.tsx'
import type { Contractual } from './contractual-form.ts'
import { EntidadPanel } from './entidad-panel.tsx'
import { CodeField, LugarFields } from './lugar-fields.tsx'
import { Totales } from './totales.tsx'

interface PersonalPanelProps {
  readonly form: AlerceForm<ContractualForm>
  /** Shown only, since it follows from the document type (core rules, Prospect). */
  readonly extranjero: boolean
}

const yesNo = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]

/** Address of the applicant, and AFP. */
function PersonalPanel({ form, extranjero }: PersonalPanelProps) {
  const afps = useAfps()
  const afp = form.field('codigoAfp')
  return (
    <Panel title="Información Personal Pendiente">
      <p className={classes.hint}>{contractualMessages.ayudaPersonal.text}</p>
      <Fields>
        <LugarFields field={form.field} onChange={(lugar) => form.setValues(lugar)} />
        <TextField {...form.field('domicilio')} label="Domicilio" required maxLength={LARGO_DIRECCION} />
        <CodeField
          {...afp}
          label="AFP"
          error={afp.error ?? (afps.error && messageOf(afps.error, referenciaMessages.afpsFailed.text))}
          list={afps.data}
          required={pideAfp(form.values.datosEmpleador)}
        />
        <ChoiceField
          label="Extranjero"
          value={extranjero ? 'si' : 'no'}
          onChange={() => undefined}
          options={yesNo}
          disabled
        />
      </Fields>
    </Panel>
  )
}

interface ContractualFieldsProps {
  readonly form: AlerceForm<ContractualForm>
  readonly saved: Contractual
  readonly locked: boolean
}

/** The applicant, the paying entities, the totals. */
function ContractualFields({ form, saved, locked }: ContractualFieldsProps) {
  return (
    <Stack>
      <PersonalPanel form={form} extranjero={saved.extranjero} />
      <h2 className={classes.heading}>Entidades pagadoras</h2>
      {saved.datosEmpleador.map((known, index) => (
        <EntidadPanel key={known.id} form={form} index={index} known={known} />
      ))}
      <Totales form={form} pactada={saved.totalCotizacionPactada} pagar={saved.totalCotizacionPagar} locked={locked} />
    </Stack>
  )
}

const cerrados = {
  ingresarDatosDocumentosContractuales: contractualMessages.etapaNoPermitida,
  actualizarDatosContractuales: contractualMessages.porActualizar,
} as const satisfies Record<ActoContractual, unknown>

/** Why it is not saved at this stage; null: it is. */
const cierreDe = (acto: ActoContractual, { etapa, venta: { tipoVenta } }: Declaracion): string | null =>
  seHace(acto, { etapa, tipoVenta: tipoVenta ?? 'M' }) ? null : cerrados[acto].text

interface ContractualNoticesProps {
  readonly ds: Declaracion
  readonly acto: ActoContractual
  readonly form: AlerceForm<ContractualForm>
  readonly saved: Contractual
  /** Why nothing is changed here; null: it is. */
  readonly reason: string | null
}

/** Notices above the form: missing mandate, reason of a closed form, effect of saving. */
function ContractualNotices({ ds, acto, form, saved, reason }: ContractualNoticesProps) {
  const actualiza = acto === 'actualizarDatosContractuales'
  return (
    <>
      {cierreDe(acto, ds) === null && <AvisoDeMandato ds={ds} saved={saved} />}
      <FormNotices form={form} locked={reason} unlock={!actualiza && <ActualizarDatos ds={ds} />} />
      {actualiza && reason === null && <Notice tone="info">{contractualMessages.actualizar.text}</Notice>}
    </>
  )
}

interface ContractualPageProps {
  readonly ds: Declaracion
  readonly title: string
  readonly acto: ActoContractual
  readonly form: AlerceForm<ContractualForm>
  readonly saved: Contractual
  readonly onSave: () => void
}

export function ContractualPage({ ds, title, acto, form, saved, onSave }: ContractualPageProps) {
  const reader = useReader()
  const reason = reader ?? cierreDe(acto, ds)
  // Nothing is saved before the update ends: typed values stay
  const espera = esperaSuActualizacion(ds.venta)
  const sigue = useSigue(ds.venta)
  const onward = (reason ?? espera) !== null && sigue
  return (
    <Page title={title} lead={reason ? null : 'Lo marcado con * es obligatorio.'}>
      <ContractualNotices ds={ds} acto={acto} form={form} saved={saved} reason={reason} />
      <fieldset disabled={reason !== null}>
        <legend className="vh">{title}</legend>
        <ContractualFields form={form} saved={saved} locked={reason !== null} />
      </fieldset>
      <ActionBar next={reason ? null : next}>
        <ReasonedButton
          kind={onward ? 'plain' : 'primary'}
          reason={reason ?? espera}
          busy={form.busy}
          onClick={() => onSave()}
        >
          Continuar
        </ReasonedButton>
        {onward}
      </ActionBar>
    </Page>
  )
}

const next = (
  <>
    Después: <b>resumen de la cotización</b>
  </>
)
