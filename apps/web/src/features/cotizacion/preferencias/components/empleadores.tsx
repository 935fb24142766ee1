import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import type { Datos } from '../queries.ts'
import type { FormPreferencias } from '../use-preferencias.ts'
import classes from './preferencias.module.css'

interface EmpleadoresProps {
  readonly form: FormPreferencias
  readonly datos: Datos
}

/** Who pays, and on what income: type and rut are fixed here (spec 2 §2). */
export function Empleadores({ form, datos }: EmpleadoresProps) {
  return (
    <Panel title="Empleadores" flush>
      {datos.empleadores.map(({ id, tipoTrabajador, rut }, index) => {
        const renta = form.field(`empleadores.${index}.remuneracionImponible`)
        const sinRenta = tipoTrabajador === 'V'
        return (
          <fieldset key={id} className={classes.row}>
            <legend className="vh">Empleador {index + 1}</legend>
            <dl>
              <Fact name="Tipo de trabajador">{etiquetasTrabajador[tipoTrabajador]}</Fact>
              <Fact name="Rut Empleador">{rut ? formatoRut(rut) : '–'}</Fact>
            </dl>
            <NumberField
              {...renta}
              value={renta.value === '' ? null : Number(renta.value)}
              onChange={(value) => renta.onChange(value ?? '')}
              label="Renta imponible"
              prefix="$ "
              decimals={2}
              required={!sinRenta}
              disabled={sinRenta}
            />
          </fieldset>
        )
      })}
    </Panel>
  )
}
