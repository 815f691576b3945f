// Loaded with --import by start and dev: each request is seen here before Next sees it.
import { Server } from 'node:http'
import { standInFront } from '#lib/in-front/stand-in-front.ts'

standInFront(Server.prototype)
