import { numeroDe } from '@alerce/contract/forms/base/numeros'
import type { EmpleadorForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { etiquetasTrabajador, type TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { IconTrash } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import type { Binding } from '../../lib/form/binding.ts'
import { comportamientoDe, empleadorVacio, type FormEmpleadores, rutDelEmpleador } from '../../lib/sale/empleadores.ts'
import { Button } from '../actions/button.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { RutField } from '../fields/rut-field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import classes from './empleadores.module.css'

/** Employer of a row, for the parts that depend on it. */
export interface EmpleadorDeFila {
  readonly index: number
  readonly tipo: TipoTrabajador
  /** RUT of the applicant; '' without one. */
  readonly rut: string
  readonly rutEmpleador: string
  /** Income in the form, pesos a month. */
  readonly renta: number
  readonly onRenta: (renta: number) => void
}

interface EmpleadorRowProps {
  readonly form: FormEmpleadores
  /** RUT of the applicant in the form; '' without one. */
  readonly rutProspecto: string
  readonly index: number
  /** Papers of this employer; reset when the type of worker changes. */
  readonly papeles: (fila: EmpleadorDeFila) => ReactNode
  /** null: the last row cannot be removed. */
  readonly onRemove: (() => void) | null
}

const campos = Object.keys(empleadorVacio) as (keyof EmpleadorForm)[]
const isType = (tipo: string): tipo is TipoTrabajador => tipo in etiquetasTrabajador
const tipos = Object.entries(etiquetasTrabajador).map(([value, label]) => ({ value, label }))

interface RentaFieldProps extends Binding<number | string> {
  /** The income of this type of worker can be typed. */
  readonly editable: boolean
}

/** Taxable income from an employer, in pesos a month: requested wherever it can be typed. */
export function RentaField({ value, onChange, editable, ...field }: RentaFieldProps) {
  return (
    <NumberField
      {...field}
      clase="pesos"
      value={value}
      onChange={(typed) => onChange(typed ?? '')}
      label="Renta imponible"
      required={editable}
      disabled={!editable}
    />
  )
}

/** Row of an employer: fields set by its worker type cannot be typed (spec 2 §4). */
export function EmpleadorRow({ form, rutProspecto, index, papeles, onRemove }: EmpleadorRowProps) {
  const at = `empleadores.${index}.` as const
  const row = form.values.empleadores[index] as EmpleadorForm
  const { rutEditable, rentaEditable } = comportamientoDe(row, rutProspecto)
  const renta = form.field(`${at}remuneracionImponible`)

  const changeType = (tipoTrabajador: string) => {
    const { rut, renta: fixed } = comportamientoDe({ ...row, tipoTrabajador }, rutProspecto)
    const typed = row.tipoTrabajador === 'V' ? '' : row.remuneracionImponible
    form.setFieldValue(`empleadores.${index}`, { ...row, tipoTrabajador, rut, remuneracionImponible: fixed ?? typed })
    // Errors of the previous type of worker no longer apply.
    for (const campo of campos) form.clearFieldError(`${at}${campo}`)
  }

  return (
    <fieldset className={classes.row}>
      <legend className="vh">Empleador {index + 1}</legend>
      <SelectField
        {...form.field(`${at}tipoTrabajador`)}
        onChange={changeType}
        label="Tipo de trabajador"
        required
        options={tipos}
      />
      <RutField
        {...form.field(`${at}rut`)}
        value={rutDelEmpleador(row, rutProspecto)}
        label="Rut Empleador"
        {...(row.tipoTrabajador === 'P' ? { description: 'De quien paga la pensión: AFP, IPS o aseguradora.' } : {})}
        required={rutEditable}
        disabled={!rutEditable}
      />
      <RentaField {...renta} editable={rentaEditable} />
      {onRemove && (
        <Button icon aria-label={`Quitar empleador ${index + 1}`} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
      {isType(row.tipoTrabajador) && (
        <Fragment key={row.tipoTrabajador}>
          {papeles({
            index,
            tipo: row.tipoTrabajador,
            rut: rutProspecto,
            rutEmpleador: rutDelEmpleador(row, rutProspecto),
            renta: numeroDe(row.remuneracionImponible, 'pesos') ?? 0,
            onRenta: renta.onChange,
          })}
        </Fragment>
      )}
    </fieldset>
  )
}
