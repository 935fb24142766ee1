import type { Campo } from '@alerce/contract/fichas/ficha'
import { persona } from '@alerce/contract/fichas/postulacion/prospecto'
import type { Screen } from '@alerce/contract/screens'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { NavLink } from 'react-router'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { CambioAjeno } from '../../../../components/feedback/cambio-ajeno.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Fields, Panel, Stack } from '../../../../components/layout/panel.tsx'
import { Tope } from '../../../../components/tope.tsx'
import { type HorarioDeCita, momentoActual } from '../../../../lib/citas.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { goTo, type ScreenPart } from '../../../../lib/routes.ts'
import { type CambioAjeno as Cambio, quienCambio } from '../../../../lib/sale/ajeno.ts'
import type { DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { halfHours } from '../../../../lib/time/half-hours.ts'
import { type CitaPorAgendar, citaEn, sigueEn } from '../cita.ts'
import { type ProspectFormOptions, useProspectForm } from '../use-prospect-form.ts'
import { personaDe, type Values } from '../values.ts'
import { PersonPanel } from './person-panel.tsx'
import classes from './prospect-form.module.css'

interface AjenoProps {
  readonly ajeno: Cambio
  /** Current saved data. */
  readonly datos: DatosDeProspecto
  /** Replaces the typed values by the saved ones. */
  readonly onTake: () => void
}

/** Notice that another person changed the prospect: author, instant and saved values. Typed values stay. */
function Ajeno({ ajeno, datos, onTake }: AjenoProps) {
  const { cuando } = ajeno
  const campos = ajeno.campos.map(({ campo }) => campo)
  const guardado: Readonly<Record<string, string>> = personaDe(datos)
  const ahora = Object.entries<Campo>(persona).filter(([campo]) => campos.includes(campo))
  return (
    <CambioAjeno onTake={ahora.length > 0 ? onTake : undefined}>
      <p>
        {quienCambio(ajeno, 'este prospecto')} el {fechaYHora(cuando)}. Lo que usted escribió sigue aquí: si guarda de
        nuevo, queda lo suyo.
      </p>
      {ahora.length > 0 ? (
        <ul>
          {ahora.map(([campo, { etiqueta }]) => (
            <li key={campo}>
              {etiqueta}: ahora {guardado[campo] || 'sin dato'}
            </li>
          ))}
        </ul>
      ) : (
        <p>Cambiaron datos de otras pantallas: {ajeno.campos.map(({ etiqueta }) => etiqueta).join(', ')}.</p>
      )}
    </CambioAjeno>
  )
}

interface NextAppointmentProps {
  readonly form: AlerceForm<Values>
  /** Appointment that the last save could not book. */
  readonly pendiente: CitaPorAgendar | null
  /** Books it over another on purpose. */
  readonly onInsist: () => void
}

/** Optional: when to meet next (spec 1 §2). Never in the past. */
function NextAppointment({ form, pendiente, onInsist }: NextAppointmentProps) {
  const { field } = form
  const taken = pendiente && sigueEn(pendiente, form.values) ? pendiente.ocupada : null
  return (
    <Panel title="Próxima cita" aside={<small>Opcional</small>}>
      <Stack>
        <Fields>
          <DateField label="Fecha" min={momentoActual().fecha} {...field('citaFecha')} />
          <SelectField label="Hora de inicio" empty="Elija la hora" options={halfHours} {...field('citaHora')} />
          <NumberField clase="entero" label="Duración" suffix="min" {...field('citaDuracion')} />
        </Fields>
        {taken && (
          <Tope
            ocupada={taken}
            busy={form.busy}
            onChoose={(horario: HorarioDeCita) => form.setValues(citaEn(horario))}
            onInsist={onInsist}
          />
        )}
      </Stack>
    </Panel>
  )
}

interface Tab {
  readonly screen: Screen
  readonly part?: ScreenPart
  readonly label: string
  readonly soloEnPareja?: boolean
}

const tabs: readonly Tab[] = [
  { screen: 'addProspect', label: 'Prospecto' },
  { screen: 'postulantData', label: 'Antecedentes' },
  // they are handed in with the applicant's data
  { screen: 'postulantData', part: 'documentos', label: 'Documentos' },
  { screen: 'prospectBeneficiaries', label: 'Beneficiarios' },
  // of a pair: what the two compensate, and once that is confirmed the plan's own summary
  { screen: 'resumenCotizacionPactada', label: 'Resumen plan', soloEnPareja: true },
  { screen: 'preliminarPlan', label: 'Cotizar Plan' },
]

/** Why a tab is closed, or null: all but the first until the prospect has an id (spec 1 §2). */
function reasonOf({ screen, soloEnPareja = false }: Tab, datos: DatosDeProspecto | null): string | null {
  if (screen === 'addProspect') return null
  if (!datos) return 'Guarde primero el prospecto'
  return soloEnPareja && datos.etapa === 'prospecto' ? 'Abre al confirmar su plan en Cotizar Plan.' : null
}

/** The footer's tabs of a prospect. */
function ProspectTabs({ datos }: { readonly datos: DatosDeProspecto | null }) {
  const prospectoId = datos?.prospectoId ?? null
  return (
    <nav className={classes.tabs} aria-label="Secciones del prospecto">
      {tabs
        .filter(({ soloEnPareja = false }) => !soloEnPareja || datos?.esCompensado)
        .map((tab) => {
          const reason = reasonOf(tab, datos)
          return reason === null ? (
            <NavLink key={tab.label} to={goTo(tab.screen, { prospectoId }, tab.part)}>
              {tab.label}
            </NavLink>
          ) : (
            <ReasonedButton key={tab.label} kind="quiet" reason={reason}>
              {tab.label}
            </ReasonedButton>
          )
        })}
    </nav>
  )
}

export function ProspectForm(options: ProspectFormOptions) {
  const { form, submit, insist, ajeno, takeSaved, guardada } = useProspectForm(options)
  const { datos, pendiente } = options
  const reader = useReader()
  // saved, with nothing typed since: the way on comes first
  const sigue = form.isDirty() ? null : datos?.prospectoId
  // the document of a pair is the rut, and so is that of an electronic sale (spec 2 §4, §5)
  const soloRut = datos !== null && (datos.esCompensado || datos.tipoVenta === 'E')
  return (
    <>
      <form onSubmit={submit} noValidate id="prospecto">
        <Stack>
          {reader && <Notice>{reader}</Notice>}
          <DraftNotice form={form} told={ajeno !== null} />
          {ajeno && datos && <Ajeno ajeno={ajeno} datos={datos} onTake={takeSaved} />}
          <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
          <fieldset disabled={reader !== null}>
            <legend className="vh">Prospecto</legend>
            <Stack>
              <PersonPanel
                field={form.field}
                documento={soloRut ? null : form.values.tipoDocumento}
                actual={datos?.tipoProspecto}
                guardada={guardada}
                rebote={datos?.rebote ? { correo: datos.correo, dicho: datos.rebote } : null}
              />
              <NextAppointment form={form} pendiente={pendiente} onInsist={insist} />
            </Stack>
          </fieldset>
        </Stack>
        {!reader && <input type="submit" hidden />}
      </form>
      <ActionBar next={<ProspectTabs datos={datos} />}>
        <ReasonedButton
          kind={sigue ? 'plain' : 'primary'}
          type="submit"
          form="prospecto"
          reason={reader}
          busy={form.busy}
        >
          Guardar Prospecto
        </ReasonedButton>
        {sigue && (
          <ButtonLink kind="primary" to={goTo('postulantData', { prospectoId: sigue })}>
            Ir a Antecedentes
          </ButtonLink>
        )}
      </ActionBar>
    </>
  )
}
