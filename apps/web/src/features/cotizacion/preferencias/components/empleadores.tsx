import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { RentaField } from '../../../../components/empleadores/renta-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Fact } from '../../../../components/values/fact.tsx'
import type { DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import type { FormPreferencias } from '../use-preferencias.ts'
import classes from './preferencias.module.css'

interface EmpleadoresProps {
  readonly form: FormPreferencias
  readonly datos: DatosDeProspecto
}

/** Who pays, and on what income: type and rut are fixed here (spec 2 §2). */
export function Empleadores({ form, datos }: EmpleadoresProps) {
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
