// Stands in each page itself (lib/server/inline-scripts): it answers what is pressed before any other script has come.
import './presses.ts'
import './same-press.ts'
import './steps.ts'
import './later-scripts.ts'
import { draw } from './counts.ts'

draw()
