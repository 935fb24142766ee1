import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { ReactNode } from 'react'
import { Stack } from '../../../../components/layout/panel.tsx'
import { documentoEscrito } from '../../../../components/persona/anteriores.ts'
import { YaEnCartera } from '../../../../components/persona/ya-en-cartera.tsx'
import type { DatosDeProspecto } from '../../../../lib/sale/prospecto.ts'
import type { FormAntecedentes } from '../use-antecedentes.ts'
import { guardadaDe } from '../values.ts'
import { AutorizacionBox, EmpleadoresPanel } from './later.tsx'
import { PostulantePanel } from './postulante-panel.tsx'
import { VentaPanel } from './venta-panel.tsx'

interface AntecedentesPanelsProps {
  readonly form: FormAntecedentes
  /** ISO date. */
  readonly hoy: string
  readonly datos: DatosDeProspecto
  /** In an update: why isapre, region and city stay as they are; with them plan, sale and state. */
  readonly fijo?: string
  /** In an update: why the document stays as it is; absent: it can be changed. */
  readonly documentoFijo?: string | undefined
  /** Before them. */
  readonly children?: ReactNode
}

/** Applicant, kind of sale, employers and authorization: of the standard screen and of its update. */
export function AntecedentesPanels({ form, hoy, datos, fijo, documentoFijo, children }: AntecedentesPanelsProps) {
  const { empleadores, tipoDocumento, rut } = form.values
  return (
    <Stack>
      {children}
      <YaEnCartera documento={documentoEscrito(form.values)} guardada={guardadaDe(datos)} />
      <PostulantePanel
        form={form}
        hoy={hoy}
        esCompensado={datos.esCompensado}
        documentoFijo={documentoFijo}
        {...(fijo ? { fijo } : {})}
      />
      <VentaPanel form={form} datos={datos} fijo={fijo !== undefined} />
      <EmpleadoresPanel form={form} rutProspecto={tipoDocumento === 'P' ? '' : rut} datos={datos} />
      <AutorizacionBox
        prospecto={datos}
        guardados={datos.empleadores.map((e) => e.tipoTrabajador)}
        escritos={empleadores.map((e) => e.tipoTrabajador as TipoTrabajador | '')}
      />
    </Stack>
  )
}
