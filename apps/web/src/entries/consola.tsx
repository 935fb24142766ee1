import { consolaRoutes } from './consola-routes.tsx'
import { startEntry } from './start.tsx'

startEntry('consola', consolaRoutes)
