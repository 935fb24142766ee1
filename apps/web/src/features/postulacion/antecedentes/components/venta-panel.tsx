import { largoDelMotivo } from '@alerce/domain/limites'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import type { FormAntecedentes } from '../use-antecedentes.ts'
import classes from './antecedentes.module.css'
import { ColectivoField } from './lista-fields.tsx'

interface VentaPanelProps {
  readonly form: FormAntecedentes
  readonly datos: DatosDeProspecto
  /** The plan is confirmed: nothing of it changes here. */
  readonly fijo?: boolean
}

const ventas = [
  { value: 'M', label: 'Manual' },
  { value: 'E', label: 'Electrónica' },
]
const quienDeclara: Readonly<Record<string, string>> = {
  M: 'El asesor ingresa la declaración',
  E: 'El postulante responde la declaración en su teléfono',
}

const planes = [
  { value: 'N', label: 'Individual' },
  { value: 'C', label: 'Colectivo' },
]
const compensado = [{ value: 'S', label: 'Compensado' }]

const estados = [
  { value: 'activo', label: 'Activo' },
  { value: 'inactivo', label: 'Inactivo' },
]

/** How it is sold: kind of sale, kind of plan, and whether the prospect goes on (spec 2 §2). */
export function VentaPanel({ form, datos, fijo = false }: VentaPanelProps) {
  const { tipoPlan, tipoVenta, activo } = form.values
  return (
    <Panel title="Plan y estado" aside={<small>{quienDeclara[tipoVenta]}</small>}>
      <div className={classes.cells}>
        <SelectField
          {...form.field('tipoVenta')}
          label="Tipo de venta"
          required
          readOnly={fijo || datos.esCompensado}
          options={ventas}
        />
        <SelectField
          {...form.field('tipoPlan')}
          label="Tipo de plan"
          readOnly={fijo || datos.esCompensado}
          options={datos.esCompensado ? compensado : planes}
        />
        {tipoPlan === 'C' && <ColectivoField form={form} readOnly={fijo} />}
        <SelectField
          {...form.field('activo')}
          value={activo ? 'activo' : 'inactivo'}
          onChange={(value) => form.setFieldValue('activo', value === 'activo')}
          label="Estado del prospecto"
          required
          readOnly={fijo}
          options={estados}
        />
        {!activo && <InactivoFields form={form} />}
      </div>
    </Panel>
  )
}

const entrevistas = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]
const respuesta = (value: boolean | null) => {
  if (value === null) return ''
  return value ? 'si' : 'no'
}

/** Why the prospect does not go on, and whether there was an interview. */
function InactivoFields({ form }: Pick<VentaPanelProps, 'form'>) {
  return (
    <>
      <TextField
        {...form.field('motivoProspecto')}
        label="Motivo"
        suffix={<small>{largoDelMotivo - form.values.motivoProspecto.length}</small>}
      />
      <ChoiceField
        {...form.field('entrevistado')}
        value={respuesta(form.values.entrevistado)}
        onChange={(value) => form.setFieldValue('entrevistado', value === 'si')}
        label="Entrevistado"
        options={entrevistas}
      />
    </>
  )
}
