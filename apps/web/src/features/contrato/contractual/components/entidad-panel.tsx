import { LARGO_DIRECCION, pideTodo } from '@alerce/contract/fichas/contrato/reglas-contractual'
import { type ContractualForm, type EntidadForm, entidadEn } from '@alerce/contract/forms/contrato/contractual'
import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import { deCodigoTrabajador, etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { CorreoField } from '../../../../components/fields/correo-field.tsx'
import { NumberTextField } from '../../../../components/fields/number-field.tsx'
import { TelefonoField } from '../../../../components/fields/person-fields.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Fields, Panel } from '../../../../components/layout/panel.tsx'
import { AmountPesos } from '../../../../components/values/amounts.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import classes from '../contractual.module.css'
import { useDirecciones } from '../queries.ts'
import type { Contractual } from './contractual-form.ts'
import { LugarFields } from './lugar-fields.tsx'

interface EntidadPanelProps {
  readonly form: AlerceForm<ContractualForm>
  readonly index: number
  readonly known: Contractual['datosEmpleador'][number]
}

/** Fields that the sale still needs before it goes on. */
function loQueFalta(entidad: ContractualForm['datosEmpleador'][number] | undefined, whole: boolean) {
  if (!entidad) return null
  const { razonSocial, domicilio, codigoRegion, codigoCiudad, codigoComuna, montoDescuentoUF } = entidad
  const lugar = [codigoRegion, codigoCiudad, codigoComuna]
  if (whole && (!razonSocial.trim() || !domicilio.trim() || lugar.includes(null))) return contractualMessages.incompleta
  return montoDescuentoUF.trim() ? null : contractualMessages.sinMonto
}

/** A paying entity: types 1 and 3 whole, 2 and 4 only the agreed amount (spec 2 §9). */
export function EntidadPanel({ form, index, known }: EntidadPanelProps) {
  const at = `datosEmpleador.${index}` as const
  const whole = pideTodo(known)
  const falta = loQueFalta(form.values.datosEmpleador[index], whole)
  const kind = etiquetasTrabajador[deCodigoTrabajador(known.tipoTrabajador)]
  const title = form.values.datosEmpleador[index]?.razonSocial || `Entidad pagadora ${index + 1}`
  return (
    <Panel title={whole ? title : kind}>
      <p className={classes.kind}>
        {kind} · última renta <AmountPesos value={known.ultimaRenta} />
      </p>
      {falta && <p className={classes.hint}>{falta.text}</p>}
      <Fields>
        {whole && <WholeEntity form={form} index={index} known={known} />}
        <NumberTextField
          clase="uf"
          {...form.field(`${at}.montoDescuentoUF`)}
          label="Monto UF Cotización Pactada"
          required
          suffix="UF"
        />
      </Fields>
    </Panel>
  )
}

interface DireccionFieldProps {
  readonly rut: string | null
  /** Current values of the card. */
  readonly current: () => EntidadForm | undefined
  readonly onChoose: (known: Partial<EntidadForm>) => void
}

/** Previous values of the card for the fields that were filled in. Fields edited since keep their value. */
function sinCompletar(before: EntidadForm, filled: Partial<EntidadForm>, now: EntidadForm): Partial<EntidadForm> {
  const untouched = Object.entries(filled).filter(([name, value]) => now[name as keyof EntidadForm] === value)
  return Object.fromEntries(untouched.map(([name]) => [name, before[name as keyof EntidadForm]]))
}

/** Addresses already known of this employer: choosing one fills the card, and says so. Nothing where none is known. */
function DireccionField({ rut, current, onChoose }: DireccionFieldProps) {
  const { data = [] } = useDirecciones(rut)
  const { tell, toast } = useUndoToast('No se ha podido deshacer.')
  if (data.length === 0) return null
  const choose = (place: string) => {
    const chosen = data[Number(place)]
    if (!chosen) return
    const before = current()
    const filled = entidadEn(chosen)
    onChoose(filled)
    tell(`Se completó con ${chosen.direccion}, ${chosen.nombreComuna}.`, async () => {
      const now = current()
      if (before && now) onChoose(sinCompletar(before, filled, now))
    })
  }
  return (
    <>
      <SelectField
        label="Direcciones conocidas"
        value=""
        onChange={choose}
        empty="Elija para completar"
        options={data.map(({ direccion, nombreComuna }, index) => ({
          value: String(index),
          label: `${direccion}, ${nombreComuna}`,
        }))}
      />
      {toast}
    </>
  )
}

function WholeEntity({ form, index, known }: EntidadPanelProps) {
  const at = `datosEmpleador.${index}` as const
  const set = (change: Partial<ContractualForm['datosEmpleador'][number]>) => {
    const rows = form.getValues().datosEmpleador
    form.setFieldValue(
      'datosEmpleador',
      rows.map((row, place) => (place === index ? { ...row, ...change } : row)),
    )
  }
  return (
    <>
      <DireccionField rut={known.rut} current={() => form.getValues().datosEmpleador[index]} onChoose={set} />
      <TextField {...form.field(`${at}.rut`)} label="RUT" readOnly />
      <TextField {...form.field(`${at}.razonSocial`)} label="Razón social" required maxLength={LARGO_DIRECCION} />
      <TextField
        {...form.field(`${at}.domicilio`)}
        label="Domicilio de la entidad"
        required
        maxLength={LARGO_DIRECCION}
      />
      <LugarFields field={(name) => form.field(`${at}.${name}`)} onChange={set} />
      <TelefonoField {...form.field(`${at}.telefono`)} label="Teléfono" />
      <CorreoField {...form.field(`${at}.correo`)} required={false} description="Si no tiene, déjelo vacío." />
    </>
  )
}
