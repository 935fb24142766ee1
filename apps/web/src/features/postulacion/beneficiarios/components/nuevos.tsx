import { LARGO_DESCRIPCION, RELACION_OTRO } from '@alerce/contract/fichas/postulacion/beneficiario'
import { anios as aniosDe, edadSiNacio } from '@alerce/domain/base/persona/edad'
import { preguntaSiEstudia } from '@alerce/domain/postulacion/beneficiarios'
import { IconTrash } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Beneficiario } from '../../../../lib/sale/prospecto.ts'
import type { FilasNuevas, FormBeneficiarios } from '../use-grupo.ts'
import { corregidoPor, nuevo } from '../values.ts'
import classes from './beneficiarios.module.css'
import { parentescos, sexos, tipos } from './opciones.ts'

interface NuevosProps {
  readonly form: FormBeneficiarios
  readonly filas: FilasNuevas
  /** Saved beneficiaries: a row may correct one of them. */
  readonly guardados: readonly Beneficiario[]
  /** ISO date. */
  readonly hoy: string
}

/** The beneficiaries being added. */
export function Nuevos({ form, filas, guardados, hoy }: NuevosProps) {
  const { beneficiarios } = form.values
  if (beneficiarios.length === 0) return null
  return (
    <Panel title="Por agregar" aside={<small>sin guardar</small>} flush>
      {beneficiarios.map((_, index) => (
        <Nuevo key={filas.names[index]} form={form} filas={filas} guardados={guardados} index={index} hoy={hoy} />
      ))}
    </Panel>
  )
}

interface NuevoProps extends NuevosProps {
  readonly index: number
}

/** Form of a new beneficiary (spec 2 §5). */
function Nuevo({ form, filas, guardados, index, hoy }: NuevoProps) {
  const at = `beneficiarios.${index}.` as const
  const row = form.values.beneficiarios[index]
  const anios = row ? edadSiNacio(row.fechaNacimiento, hoy) : null
  const asks = row !== undefined && anios !== null && preguntaSiEstudia(nuevo(row), hoy)

  const corrige = row !== undefined && corregidoPor(guardados, row) !== undefined
  const quien = `${corrige ? 'Beneficiario corregido' : 'Beneficiario nuevo'} ${index + 1}`
  const [quitar, quitado] = corrige
    ? [`Dejar la corrección ${index + 1}`, 'Se dejó la corrección: queda lo guardado.']
    : [`Quitar beneficiario nuevo ${index + 1}`, `Se quitó el beneficiario nuevo ${index + 1}.`]

  const changeRelation = (relacion: string) => {
    form.field(`${at}relacionFamiliar`).onChange(relacion)
    // the only kind of charge that another relation can be
    if (relacion === RELACION_OTRO) form.setFieldValue(`beneficiarios.${index}.tipoBeneficiario`, 'M')
  }

  return (
    <fieldset className={classes.row}>
      <legend className="vh">{quien}</legend>
      <SelectField
        {...form.field(`${at}relacionFamiliar`)}
        onChange={changeRelation}
        label="Relación familiar"
        required
        options={parentescos}
      />
      {row?.relacionFamiliar === RELACION_OTRO && (
        <TextField {...form.field(`${at}descripcionOtro`)} label="¿Cuál?" required maxLength={LARGO_DESCRIPCION} />
      )}
      <DateField
        {...form.field(`${at}fechaNacimiento`)}
        label="Fecha de nacimiento"
        reads="nacimiento"
        required
        max={hoy}
        suffix={anios === null ? '' : aniosDe(anios)}
      />
      <SelectField {...form.field(`${at}sexo`)} label="Sexo" required options={sexos} />
      <SelectField {...form.field(`${at}tipoBeneficiario`)} label="Tipo de beneficiario" required options={tipos} />
      {asks && (
        <div className={classes.study}>
          <CheckField
            {...form.field(`${at}esEstudiante`)}
            label="Estudia, según declara el titular"
            description="Del año en que cumple 19 al de los 24 es carga legal solo si estudia."
          />
        </div>
      )}
      {/* while the group is being saved a row is no longer here to be taken away: it would be told gone, and be in it */}
      <Button icon busy={form.busy} aria-label={quitar} onClick={() => filas.drop(index, quitado)}>
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </Button>
    </fieldset>
  )
}
