import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { ReactNode } from 'react'
import type { Datos } from '../queries.ts'
import type { FormAntecedentes } from '../use-antecedentes.ts'
import classes from './antecedentes.module.css'
import { AutorizacionBox, EmpleadoresPanel } from './later.tsx'
import { PostulantePanel } from './postulante-panel.tsx'
import { VentaPanel } from './venta-panel.tsx'

interface AntecedentesPanelsProps {
  readonly form: FormAntecedentes
  /** ISO date. */
  readonly hoy: string
  readonly datos: Datos
  /** In an update: why isapre, region and city stay as they are; with them plan, sale and state. */
  readonly fijo?: string
  /** Before them. */
  readonly children?: ReactNode
}

/** Applicant, employers, authorization and kind of sale: of the standard screen and of its update. */
export function AntecedentesPanels({ form, hoy, datos, fijo, children }: AntecedentesPanelsProps) {
  const { empleadores, tipoDocumento, rut } = form.values
  return (
    <div className={classes.form}>
      <div className={classes.main}>
        {children}
        <PostulantePanel form={form} hoy={hoy} esCompensado={datos.esCompensado} {...(fijo ? { fijo } : {})} />
        <EmpleadoresPanel form={form} rutProspecto={tipoDocumento === 'P' ? '' : rut} datos={datos} />
        <AutorizacionBox
          prospecto={datos}
          guardados={datos.empleadores.map((e) => e.tipoTrabajador)}
          escritos={empleadores.map((e) => e.tipoTrabajador as TipoTrabajador | '')}
        />
      </div>
      <VentaPanel form={form} datos={datos} fijo={fijo !== undefined} />
    </div>
  )
}
