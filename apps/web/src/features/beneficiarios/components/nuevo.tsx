import { LARGO_DESCRIPCION, RELACION_OTRO } from '@alerce/contract/forms/beneficiarios'
import { edad } from '@alerce/domain/persona/edad'
import { IconTrash } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { DateField } from '../../../components/fields/date-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import type { FormBeneficiarios } from '../use-grupo.ts'
import classes from './beneficiarios.module.css'
import { parentescos, sexos, tipos } from './opciones.ts'

interface NuevoProps {
  readonly form: FormBeneficiarios
  readonly index: number
  /** ISO date. */
  readonly hoy: string
}

/** One beneficiary being added (spec 2 §5). */
export function Nuevo({ form, index, hoy }: NuevoProps) {
  const at = `beneficiarios.${index}.` as const
  const row = form.values.beneficiarios[index]
  const born = row?.fechaNacimiento
  return (
    <fieldset className={classes.row}>
      <legend className="vh">Beneficiario nuevo {index + 1}</legend>
      <SelectField {...form.field(`${at}relacionFamiliar`)} label="Relación familiar" required options={parentescos} />
      {row?.relacionFamiliar === RELACION_OTRO && (
        <TextField {...form.field(`${at}descripcionOtro`)} label="¿Cuál?" required maxLength={LARGO_DESCRIPCION} />
      )}
      <DateField
        {...form.field(`${at}fechaNacimiento`)}
        label="Fecha de nacimiento"
        required
        max={hoy}
        suffix={born && born <= hoy ? `${edad(born, hoy)} años` : ''}
      />
      <SelectField {...form.field(`${at}sexo`)} label="Sexo" required options={sexos} />
      <SelectField {...form.field(`${at}tipoBeneficiario`)} label="Tipo de beneficiario" required options={tipos} />
      <Button
        icon
        aria-label={`Quitar beneficiario nuevo ${index + 1}`}
        onClick={() => form.removeListItem('beneficiarios', index)}
      >
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </Button>
    </fieldset>
  )
}
